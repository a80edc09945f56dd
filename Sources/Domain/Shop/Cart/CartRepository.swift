/// A store of the cart, with the steps that can be undone.
public protocol CartRepository: Sendable {
  /// Returns the stored cart; nil if there is none, or an empty one.
  func cart() async throws(RepositoryError) -> Cart?
  /// Changes the cart in one transaction. If `change` throws, the error is rethrown and nothing is changed. Changes to
  /// the contents can be undone.
  func update<Outcome: Sendable>(
    as step: CartStep,
    _ change: @Sendable (inout Cart?) throws -> Outcome
  ) async throws -> Outcome
  /// Empties the cart, even one that cannot be read.
  func clear() async throws(RepositoryError)
  /// Undoes the last step; nil if there is none.
  func takeBack() async throws(RepositoryError) -> UndoneStep?
}
