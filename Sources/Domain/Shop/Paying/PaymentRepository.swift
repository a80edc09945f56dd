/// Keeps payments that were begun, and makes orders of those that were completed.
public protocol PaymentRepository: Sendable {
  /// Stores an attempt before the gateway hears of it, under a number that is never used again.
  ///
  /// In the same step it makes sure that no other attempt is open, else it throws `.paymentOpen`, and that the cart
  /// holds just what is being paid, else it throws `.cartChanged`. So two copies of the app never pay for one cart
  /// twice. It takes a use of each discount, and throws `.discountUsedUp` with its id where that is beyond its limit.
  func begin(_ payment: Payment, nonce: UInt64, at moment: Moment) async throws(RepositoryError) -> PaymentAttempt
  /// Returns the attempts of which nobody knows yet how they ended, oldest first, and those whose end was not heard.
  func pending() async throws(RepositoryError) -> [PaymentAttempt]
  /// Whether the store's answer got lost when a payment began or ended, so that it is asked about as soon as it can be.
  var isAnyUnconfirmed: Bool { get }
  /// Makes an attempt an order and takes its pieces out of the cart, in one step.
  ///
  /// An attempt that is an order already stays that order, whoever asks; one that was closed is an order after all,
  /// and uses its discounts whatever their limits are.
  func settle(_ attempt: PaymentAttempt.ID, reference: String, at moment: Moment) async throws(RepositoryError) -> Order
  /// Closes an attempt for which nothing was charged, and gives back its uses of discounts; the cart stays as it is.
  func abandon(_ attempt: PaymentAttempt.ID) async throws(RepositoryError)
  /// Returns how all tills take cards, as somebody was asked once; nil where nobody has said.
  func cardReader() async throws(RepositoryError) -> CardReader?
  /// Keeps how all tills take cards.
  func keep(_ reader: CardReader) async throws(RepositoryError)
}

extension PaymentRepository {
  /// No answer gets lost on the way.
  public var isAnyUnconfirmed: Bool { false }

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

  /// Keeps what became of an attempt.
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
  /// Another payment was begun and nobody knows yet how it ended.
  public static let paymentOpen = RepositoryError.Code(rawValue: "paymentOpen")
  /// The cart is not the one that was priced.
  public static let cartChanged = RepositoryError.Code(rawValue: "cartChanged")
  /// Others have used a discount as often as its limit allows; the subject is its id.
  public static let discountUsedUp = RepositoryError.Code(rawValue: "discountUsedUp")
}
