/// Keeps the cart from one start to the next, with the steps that can be taken back.
public protocol CartRepository: Sendable {
  /// Returns the cart as it was last kept; nil where none was, or an empty one.
  func cart() async throws(RepositoryError) -> Cart?
  /// Changes the cart in one step, so that no other change falls between reading and writing.
  ///
  /// If `change` throws, its error comes out and nothing is changed. What changes what the cart holds can be taken back.
  func update<Outcome: Sendable>(
    as step: CartStep,
    _ change: @Sendable (inout Cart?) throws -> Outcome
  ) async throws -> Outcome
  /// Empties the cart, also one that cannot be read any more, which is then no dead end.
  func clear() async throws(RepositoryError)
  /// Takes back the last step, so that the cart is as before it; nil where there is none.
  func takeBack() async throws(RepositoryError) -> UndoneStep?
}
