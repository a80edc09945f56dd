/// Keeps a price list of the shop's own, for whoever has no file of one.
public protocol EditablePriceListRepository: Sendable {
  /// Returns the products in the order in which they were added; none where there is no such list.
  func products() async throws(RepositoryError) -> [Product]
  /// Changes the list in one step, so that no other change falls between reading and writing.
  ///
  /// Where `change` throws, its error comes out and nothing is changed.
  func update<Outcome: Sendable>(
    _ change: @Sendable (inout [Product]) throws -> Outcome
  ) async throws -> Outcome
}
