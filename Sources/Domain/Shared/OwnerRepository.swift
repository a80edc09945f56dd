/// The owners of a store.
public protocol OwnerRepository: Sendable {
  /// Returns all owners who have a name or any data, sorted by name, after nobody if there is data without an owner.
  func owners() async throws(RepositoryError) -> [OwnerSummary]
  /// Adds an owner, who may have no data yet.
  func add(_ owner: Owner) async throws(RepositoryError)
  /// Gives the data without an owner to an owner in one step, or changes nothing.
  func claim(by owner: Owner) async throws(RepositoryError) -> OwnershipTransfer
}
