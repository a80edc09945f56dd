/// Gives money back for what came back of an order, and keeps that.
///
/// The money is handed over by whoever stands at the till, in cash or at a terminal; no gateway is asked.
public struct RefundOrder: Sendable {
  private let till: any TillRepository
  private let time: any TimeSource

  /// Keeps refunds in a repository.
  public init(till: any TillRepository, time: any TimeSource) {
    self.till = till
    self.time = time
  }

  /// Gives back what was asked for after so many refunds of the order; throws `RefundError` or `RepositoryError`.
  ///
  /// Where something came back since then nothing is done, for the same would mean other pieces.
  public func callAsFunction(_ order: Order.ID, _ wanted: RefundRequest, after refunds: Int) async throws -> Refund {
    try await till.refund(order, wanted, after: refunds, at: time.now()).get()
  }
}
