/// Takes the word of whoever stands at the stall's own terminal on whether it took a card.
public struct AnswerForTerminal: Sendable {
  private let payments: any PaymentRepository
  private let time: any TimeSource

  /// Keeps the answers in a repository.
  public init(payments: any PaymentRepository, time: any TimeSource) {
    self.payments = payments
    self.time = time
  }

  /// Makes an open payment an order or closes it; nil where it is not open any more.
  public func callAsFunction(
    _ id: PaymentAttempt.ID,
    tookCard: Bool
  ) async throws(RepositoryError) -> PaymentOutcome? {
    let open = try await payments.pending().first { $0.id == id && $0.payment.witness == .terminal }
    guard let open else { return nil }
    let answer = open.answer ?? (tookCard ? .completed(reference: Order.terminalReference) : .declined)
    return try await payments.close(open, answer, at: time.now())
  }
}
