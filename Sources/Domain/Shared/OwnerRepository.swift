/// Knows to whom something belongs in a store.
public protocol OwnerRepository: Sendable {
  /// Returns everybody who has had something in the store, by name; before them nobody, where something is nobody's.
  func owners() async throws(RepositoryError) -> [OwnerSummary]
  /// Gives what belongs to nobody to somebody, in one step, or changes nothing.
  func adopt(by owner: Owner) async throws(RepositoryError) -> OwnershipTransfer
}
