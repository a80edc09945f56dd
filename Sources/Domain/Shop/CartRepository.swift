/// Keeps the basket from one start to the next.
public protocol CartRepository: Sendable {
  /// Returns the basket as it was last saved; nil where none was, or an empty one.
  func cart() async throws(RepositoryError) -> Cart?
  /// Replaces the basket, whole or not at all.
  func save(_ cart: Cart) async throws(RepositoryError)
}
