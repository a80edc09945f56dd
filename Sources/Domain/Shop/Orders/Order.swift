/// A paid purchase, with everything needed to print its receipt again.
public struct Order: Hashable, Identifiable, Sendable {
  /// The number on the receipt.
  public let id: ID
  /// When the order was paid.
  public let paidAt: Moment
  /// The gateway's number for the payment; `cash` or `terminal` if no gateway was needed.
  public let reference: String
  /// The lines with their prices and discounts.
  public let quote: PromotionQuote
  /// The codes, customer group and shipping of the purchase.
  public let terms: CartTerms
  /// The tenders in the order given; together they pay the total.
  public let tenders: [Tender]
  /// The till that took the payment; nobody if there is only one.
  public let till: Owner
  /// The details of the shop when the order was paid.
  public let shop: ShopDetails

  /// The refunds of the order, oldest first.
  public internal(set) var refunds: [Refund]

  /// Creates a stored order; without tenders it was paid by card.
  public init(
    id: ID,
    paidAt: Moment,
    reference: String,
    quote: PromotionQuote,
    terms: CartTerms = .none,
    tenders: [Tender]? = nil,
    till: Owner = .nobody,
    shop: ShopDetails = .none,
    refunds: [Refund] = []
  ) {
    (self.id, self.paidAt, self.reference, self.quote, self.terms) = (id, paidAt, reference, quote, terms)
    self.tenders = tenders ?? [Tender(.card, quote.total)]
    (self.till, self.shop, self.refunds) = (till, shop, refunds)
  }

  /// The change given for cash.
  public var change: Money { tenders.change(in: quote.total.currency) }

  /// The reference of an order paid only in cash.
  public static let cashReference = "cash"
  /// The reference of an order paid at the stall's own card terminal.
  public static let terminalReference = "terminal"

  /// The prefix of the reference of a practice card payment.
  public static let practicePrefix = "practice-"

  /// Whether the card payment was practice, so that nothing was charged.
  public var isPractice: Bool { reference.hasPrefix(Self.practicePrefix) }

  /// The gateway's number for the payment; nil if no gateway was needed.
  public var gatewayReference: String? {
    [Self.cashReference, Self.terminalReference].contains(reference) ? nil : reference
  }

  /// The number of an order.
  public typealias ID = NumberedID<Order>
}
