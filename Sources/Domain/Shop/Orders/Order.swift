/// A purchase that was paid, with everything needed to print its receipt again.
public struct Order: Hashable, Identifiable, Sendable {
  /// Its number, as it stands on the receipt.
  public let id: ID
  /// When it was paid.
  public let paidAt: Moment
  /// The gateway's number for the payment; `cash` or `terminal` where no gateway was needed.
  public let reference: String
  /// What was bought at which price.
  public let quote: PromotionQuote
  /// What the customer had given and chosen.
  public let terms: CartTerms
  /// How it was paid, in the order in which it was handed over; together they pay the total.
  public let tenders: [Tender]
  /// Who took the money, where somebody in particular did.
  public let till: Owner
  /// Who the shop was when it was paid.
  public let shop: ShopDetails

  /// What came back of it, oldest first.
  public internal(set) var refunds: [Refund]

  /// Describes a stored order; one of which nobody said how it was paid was paid by card.
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

  /// What was given back of the cash that was handed over.
  public var change: Money { tenders.change(in: quote.total.currency) }

  /// The reference of what was paid in cash alone.
  public static let cashReference = "cash"
  /// The reference of what the stall's own terminal took.
  public static let terminalReference = "terminal"

  /// What the reference begins with where a card was taken for practice.
  public static let practicePrefix = "practice-"

  /// Whether what was paid by card was only practice: nothing was charged to it.
  public var isPractice: Bool { reference.hasPrefix(Self.practicePrefix) }

  /// The gateway's number for the payment; nil where no gateway was needed.
  public var gatewayReference: String? {
    [Self.cashReference, Self.terminalReference].contains(reference) ? nil : reference
  }

  /// The number of an order.
  public typealias ID = NumberedID<Order>
}
