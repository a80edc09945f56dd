/// Knows to whom something belongs in a store.
public protocol OwnerRepository: Sendable {
  /// Returns everybody who has said a name or had something in the store, by name; before them nobody, where something is
  /// nobody's.
  func owners() async throws(RepositoryError) -> [OwnerSummary]
  /// Notes that somebody has come, who may have nothing yet.
  func add(_ owner: Owner) async throws(RepositoryError)
  /// Gives what belongs to nobody to somebody, in one step, or changes nothing.
  func claim(by owner: Owner) async throws(RepositoryError) -> OwnershipTransfer
}
