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
  public var witness: ConfirmedBy {
    guard let card else { return .drawer }
    return isAtTerminal ? .terminal : .gateway(card)
  }

  private func sum(of kind: Tender.Kind) -> Money? {
    let amounts = tenders.filter { $0.kind == kind }.map(\.amount)
    guard let first = amounts.first else { return nil }
    return Money(minorUnits: amounts.reduce(0) { $0 + $1.minorUnits }, currency: first.currency)
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
