public import ArcadeDomain

/// A payment gateway that moves no money, but is as strict as a real one.
///
/// It records every key in the table `practice_charges`, in its own transactions, as a remote gateway would.
public struct SimulatedGateway: PaymentGateway {
  private let database: Database
  private let behavior: Behavior
  private let pause: @Sendable (Duration) async throws -> Void

  /// The gateway's reaction to charges.
  public enum Behavior: String, CaseIterable, Sendable {
    /// Completes every charge at once.
    case approve
    /// Declines every charge.
    case decline
    /// Charges, but its answer never arrives.
    case timeout
    /// Charges at once, but answers after three seconds.
    case slow
  }

  /// Creates a gateway with records in a database; `pause` implements its delay.
  public init(
    database: Database,
    behavior: Behavior = .approve,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.database, self.behavior, self.pause) = (database, behavior, pause)
  }

  /// Records the charge, then answers according to the behaviour.
  public func charge(_ amount: Money, key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer {
    let state = behavior == .decline ? "declined" : "completed"
    let sql =
      "INSERT INTO practice_charges (key, state, amount_minor, currency) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    let answer = try await database.write { connection in
      try connection.run(sql, key.text, state, amount.minorUnits, amount.currency.code)
      return try connection.practiceAnswer(to: key)
    }
    if behavior == .slow { try? await pause(.seconds(3)) }
    guard behavior != .timeout else { throw RepositoryError(.timedOut, subject: "practice gateway") }
    return answer
  }

  /// Returns the outcome for a key, and records a key that never arrived as void.
  public func resolve(_ key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer {
    try await database.write { connection in
      let sql = "INSERT INTO practice_charges (key, state) VALUES (?, 'void') ON CONFLICT DO NOTHING"
      try connection.run(sql, key.text)
      return try connection.practiceAnswer(to: key)
    }
  }
}

extension Connection {
  fileprivate func practiceAnswer(to key: PaymentAttempt.Key) throws(RepositoryError) -> PaymentAnswer {
    let state = try row("SELECT state FROM practice_charges WHERE key = ?", key.text) { try $0.text("state") }
    return switch state {
    case "completed": .completed(reference: Order.practicePrefix + key.text)
    case "declined": .declined
    default: .void
    }
  }
}
