/// Keeps the cart from one start to the next.
public protocol CartRepository: Sendable {
  /// Returns the cart as it was last kept; nil where none was, or an empty one.
  func cart() async throws(RepositoryError) -> Cart?
  /// Changes the cart in one step, so that no other change falls between reading and writing.
  ///
  /// Where `change` throws, its error comes out and nothing is changed.
  func update<Outcome: Sendable>(
    _ change: @Sendable (inout Cart?) throws -> Outcome
  ) async throws -> Outcome
  /// Empties the cart without reading it, so that one that cannot be read any more is no dead end.
  func clear() async throws(RepositoryError)
}
