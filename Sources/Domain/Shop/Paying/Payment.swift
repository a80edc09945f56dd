/// A payment to make.
public struct Payment: Hashable, Sendable {
  /// The quote that is paid.
  public let quote: PromotionQuote
  /// The tenders, which together pay the total.
  public let tenders: [Tender]
  /// Whether the card is charged at the stall's own terminal, whose result the cashier must enter.
  public let isAtTerminal: Bool

  /// Creates a payment; by default by card at the gateway.
  public init(_ quote: PromotionQuote, tenders: [Tender]? = nil, isAtTerminal: Bool = false) {
    self.quote = quote
    self.tenders = tenders ?? [Tender(.card, quote.total)]
    self.isAtTerminal = isAtTerminal && self.tenders.contains { $0.kind == .card }
  }

  /// The amount paid in cash; nil if there is none.
  public var cash: Money? { sum(of: .cash) }
  /// The amount paid by card; nil if there is none.
  public var card: Money? { sum(of: .card) }

  /// The authority that confirms the payment.
  public var confirmedBy: ConfirmedBy {
    guard let card else { return .drawer }
    return isAtTerminal ? .terminal : .gateway(card)
  }

  private func sum(of kind: Tender.Kind) -> Money? {
    tenders.first { $0.kind == kind }.map { tenders.amount(by: kind, in: $0.amount.currency) }
  }

  /// An authority that confirms a payment.
  public enum ConfirmedBy: Hashable, Sendable {
    /// The cash is in the drawer, so no confirmation is needed.
    case drawer
    /// The gateway, which charges this amount.
    case gateway(Money)
    /// The cashier at the stall's own terminal.
    case terminal
  }
}

extension [Tender] {
  /// Returns the sum of all tenders.
  public func total(in currency: Currency) -> Money {
    Money(minorUnits: reduce(0) { $0 + $1.amount.minorUnits }, currency: currency)
  }

  /// Returns the sum of the tenders of one kind.
  public func amount(by kind: Tender.Kind, in currency: Currency) -> Money {
    filter { $0.kind == kind }.total(in: currency)
  }

  /// Returns the change given for cash.
  public func change(in currency: Currency) -> Money {
    Money(minorUnits: reduce(0) { $0 + $1.given.minorUnits - $1.amount.minorUnits }, currency: currency)
  }
}

/// The way that a till takes cards, with its name in stores.
public enum CardReader: String, Hashable, Sendable {
  /// The gateway, which reports the result.
  case gateway
  /// The stall's own terminal, whose result the cashier enters.
  case terminal
}
