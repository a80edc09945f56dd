/// A selection of orders, with their sort order.
public enum OrderSelection: Hashable, Sendable {
  /// The orders of some days, newest first.
  case newestFirst(in: DaySpan)
  /// The orders of some days, oldest first.
  case oldestFirst(in: DaySpan)
  /// The orders paid or partly refunded since a moment, oldest first.
  case booked(since: Moment?)

  /// Whether an order is selected.
  public func contains(_ order: Order) -> Bool {
    switch self {
    case .newestFirst(let days), .oldestFirst(let days): days.contains(order.quote.day)
    case .booked(nil): true
    case .booked(let start?): order.paidAt >= start || order.refunds.contains { $0.moment >= start }
    }
  }

  /// Whether the newest orders come first.
  public var isNewestFirst: Bool { if case .newestFirst = self { true } else { false } }
}
