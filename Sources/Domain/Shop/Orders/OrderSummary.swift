/// What a list says of an order.
public struct OrderSummary: Hashable, Identifiable, Sendable {
  /// Its number, as it stands on the receipt.
  public let id: Order.ID
  /// When it was paid.
  public let paidAt: Moment
  /// How many pieces were bought.
  public let pieces: Int
  /// What was paid.
  public let total: Money
  /// What went back of it.
  public let refunded: Money
  /// Who took the money, where somebody in particular did.
  public let till: Owner

  /// Sums up an order.
  public init(id: Order.ID, paidAt: Moment, pieces: Int, total: Money, refunded: Money, till: Owner = .nobody) {
    self.id = id
    self.paidAt = paidAt
    self.pieces = pieces
    self.total = total
    self.refunded = refunded
    self.till = till
  }

  /// Sums up an order that is at hand.
  public init(_ order: Order) {
    self.init(
      id: order.id,
      paidAt: order.paidAt,
      pieces: order.quote.pieceCount,
      total: order.quote.total,
      refunded: order.refunded,
      till: order.till
    )
  }
}

/// The days from one to another, both included; without a bound where one is missing.
public struct DaySpan: Hashable, Sendable {
  /// The first day.
  public let from: CalendarDay?
  /// The last day.
  public let until: CalendarDay?

  /// Names the days.
  public init(from: CalendarDay? = nil, until: CalendarDay? = nil) { (self.from, self.until) = (from, until) }

  /// Every day.
  public static let all = DaySpan()
  /// One day.
  public static func on(_ day: CalendarDay) -> DaySpan { DaySpan(from: day, until: day) }

  /// Whether a day is one of them.
  public func contains(_ day: CalendarDay) -> Bool {
    from.map { $0 <= day } ?? true && until.map { day <= $0 } ?? true
  }
}
