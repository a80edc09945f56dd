/// Takes back the last step in the cart.
public struct UndoStep: Sendable {
  private let carts: any CartRepository

  /// Takes back steps in the cart of a repository.
  public init(carts: any CartRepository) { self.carts = carts }

  /// Returns what was taken back; nil where there is nothing, as after a payment.
  public func callAsFunction() async throws(RepositoryError) -> UndoneStep? { try await carts.takeBack() }
}
