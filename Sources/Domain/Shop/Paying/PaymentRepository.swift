/// A store of payments that were started, which turns completed ones into orders.
public protocol PaymentRepository: Sendable {
  /// Stores an attempt before the gateway is called, under a number that is never reused.
  ///
  /// In the same step it throws `.paymentOpen` if another attempt is open, and `.cartChanged` if the cart differs from
  /// the payment. So two copies of the app never pay for one cart twice. It also uses each discount once, and throws
  /// `.discountUsedUp` with the discount's id if that exceeds its limit.
  func begin(_ payment: Payment, nonce: UInt64, at moment: Moment) async throws(RepositoryError) -> PaymentAttempt
  /// Returns the attempts with an unknown or unconfirmed outcome, oldest first.
  func pending() async throws(RepositoryError) -> [PaymentAttempt]
  /// Whether a response of the store was lost when a payment was started or closed, so that it has to be checked soon.
  var isAnyUnacknowledged: Bool { get }
  /// Turns an attempt into an order and removes its pieces from the cart, in one step.
  ///
  /// If the attempt is an order already, returns that order. If it was closed, it becomes an order after all, and uses
  /// its discounts regardless of their limits.
  func settle(_ attempt: PaymentAttempt.ID, reference: String, at moment: Moment) async throws(RepositoryError) -> Order
  /// Closes an attempt that was not charged and releases its uses of discounts; the cart is unchanged.
  func abandon(_ attempt: PaymentAttempt.ID) async throws(RepositoryError)
  /// Returns how all tills take cards; nil if that was never set.
  func cardReader() async throws(RepositoryError) -> CardReader?
  /// Sets how all tills take cards.
  func keep(_ reader: CardReader) async throws(RepositoryError)
}

extension PaymentRepository {
  /// Returns false, for stores whose responses cannot be lost.
  public var isAnyUnacknowledged: Bool { false }

  /// Follows an attempt to its outcome, as far as it is known; `ask` calls the gateway. Cash is in the drawer before
  /// anything is stored. Only the cashier knows the result of a terminal.
  func follow(
    _ attempt: PaymentAttempt,
    time: any TimeSource,
    asking ask: (Money) async throws(RepositoryError) -> PaymentAnswer
  ) async -> PaymentOutcome {
    do {
      if let answer = attempt.answer { return try await close(attempt, answer, at: time.now()) }
      switch attempt.payment.confirmedBy {
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

  /// Stores the result of an attempt.
  func close(
    _ attempt: PaymentAttempt,
    _ answer: PaymentAnswer,
    at moment: Moment
  ) async throws(RepositoryError) -> PaymentOutcome {
    switch answer {
    case .completed(let reference): return .paid(try await settle(attempt.id, reference: reference, at: moment))
    case .declined:
      try await abandon(attempt.id)
      return .declined(attempt)
    case .void:
      try await abandon(attempt.id)
      return .neverArrived(attempt)
    }
  }
}

extension RepositoryError.Code {
  /// Another payment was started and its outcome is unknown.
  public static let paymentOpen = RepositoryError.Code(rawValue: "paymentOpen")
  /// The cart differs from the one that was priced.
  public static let cartChanged = RepositoryError.Code(rawValue: "cartChanged")
  /// The discount has reached its limit of uses; the subject is its id.
  public static let discountUsedUp = RepositoryError.Code(rawValue: "discountUsedUp")
}
