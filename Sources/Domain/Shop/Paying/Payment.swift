/// What is to be paid, and how.
public struct Payment: Hashable, Sendable {
  /// What is being paid, line by line.
  public let quote: PromotionQuote
  /// What was handed over, or will be; together they pay the total.
  public let tenders: [Tender]
  /// Whether the card goes through the stall's own terminal, of which only a person can say what it did.
  public let isAtTerminal: Bool

  /// Joins a quote with how it is paid; by card at the gateway where nothing is said.
  public init(_ quote: PromotionQuote, tenders: [Tender]? = nil, isAtTerminal: Bool = false) {
    self.quote = quote
    self.tenders = tenders ?? [Tender(.card, quote.total)]
    self.isAtTerminal = isAtTerminal && self.tenders.contains { $0.kind == .card }
  }

  /// What is paid in cash; nil where nothing is.
  public var cash: Money? { sum(of: .cash) }
  /// What is paid by card; nil where nothing is.
  public var card: Money? { sum(of: .card) }

  /// Who knows whether it was paid.
  public var confirmedBy: ConfirmedBy {
    guard let card else { return .drawer }
    return isAtTerminal ? .terminal : .gateway(card)
  }

  private func sum(of kind: Tender.Kind) -> Money? {
    tenders.first { $0.kind == kind }.map { tenders.amount(by: kind, in: $0.amount.currency) }
  }

  /// Who knows whether something was paid.
  public enum ConfirmedBy: Hashable, Sendable {
    /// The cash is in the drawer: nobody needs to be asked.
    case drawer
    /// The gateway, which is to move so much.
    case gateway(Money)
    /// Whoever stands at the stall's own terminal.
    case terminal
  }
}

extension [Tender] {
  /// What was paid in all ways.
  public func total(in currency: Currency) -> Money {
    Money(minorUnits: reduce(0) { $0 + $1.amount.minorUnits }, currency: currency)
  }

  /// What was paid in one way.
  public func amount(by kind: Tender.Kind, in currency: Currency) -> Money {
    filter { $0.kind == kind }.total(in: currency)
  }

  /// What is given back of the cash that was handed over.
  public func change(in currency: Currency) -> Money {
    Money(minorUnits: reduce(0) { $0 + $1.given.minorUnits - $1.amount.minorUnits }, currency: currency)
  }
}

/// How a till takes cards, by its word in stores.
public enum CardReader: String, Hashable, Sendable {
  /// Through the gateway, which says what became of it.
  case gateway
  /// Through a terminal of the stall's own, of which a person says what it did.
  case terminal
}
