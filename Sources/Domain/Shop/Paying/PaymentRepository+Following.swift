extension PaymentRepository {
  /// Follows an attempt as far as somebody knows how it ended; `ask` asks the gateway.
  ///
  /// Cash is in the drawer before anything is stored. Of a terminal only a person knows.
  func follow(
    _ attempt: PaymentAttempt,
    time: any TimeSource,
    asking ask: (Money) async throws(RepositoryError) -> PaymentAnswer
  ) async -> PaymentOutcome {
    do {
      if let answer = attempt.answer { return try await close(attempt, answer, at: time.now()) }
      switch attempt.payment.witness {
      case .drawer: return try await close(attempt, .completed(reference: Order.cashReference), at: time.now())
      case .gateway(let amount):
        let answer = try await ask(amount)
        return try await close(attempt, answer, at: time.now())
      case .terminal: return .atTerminal(attempt)
      }
    } catch {
      return .unconfirmed(attempt, error)
    }
  }

  /// Keeps what became of an attempt.
  func close(
    _ attempt: PaymentAttempt,
    _ answer: PaymentAnswer,
    at moment: Moment
  ) async throws(RepositoryError) -> PaymentOutcome {
    switch answer {
    case .completed(let reference):
      return .paid(try await settle(attempt.id, reference: reference, at: moment))
    case .declined:
      try await abandon(attempt.id)
      return .declined(attempt)
    case .void:
      try await abandon(attempt.id)
      return .neverArrived(attempt)
    }
  }
}
