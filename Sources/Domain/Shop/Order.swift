/// A purchase that was paid, with everything needed to print its receipt again.
public struct Order: Hashable, Identifiable, Sendable {
  /// Its number, as it stands on the receipt.
  public let id: ID
  /// When it was paid.
  public let paidAt: Moment
  /// The gateway's number for the payment.
  public let reference: String
  /// What was bought at which price.
  public let quote: PromotionQuote
  /// What the customer had given and chosen.
  public let terms: CartTerms
  /// Who took the money, where somebody in particular did.
  public let till: Owner

  /// Describes a stored order.
  public init(
    id: ID,
    paidAt: Moment,
    reference: String,
    quote: PromotionQuote,
    terms: CartTerms = .none,
    till: Owner = .nobody
  ) {
    self.id = id
    self.paidAt = paidAt
    self.reference = reference
    self.quote = quote
    self.terms = terms
    self.till = till
  }
}

extension Order {
  /// The number of an order.
  public struct ID: Hashable, Sendable {
    /// The number, from 1.
    public let number: Int64
    /// Wraps a number.
    public init(number: Int64) { self.number = number }
  }
}
