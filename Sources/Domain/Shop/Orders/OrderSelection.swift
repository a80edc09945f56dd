/// Which orders are read, and which of them first.
public enum OrderSelection: Hashable, Sendable {
  /// Those of some days, newest first.
  case newestFirst(in: DaySpan)
  /// Those of some days, oldest first.
  case oldestFirst(in: DaySpan)
  /// Those that were paid, or of which something came back, since a moment, oldest first.
  case booked(since: Moment?)

  /// Whether an order is one of them.
  public func contains(_ order: Order) -> Bool {
    switch self {
    case .newestFirst(let days), .oldestFirst(let days): days.contains(order.quote.day)
    case .booked(nil): true
    case .booked(let start?): order.paidAt >= start || order.refunds.contains { $0.moment >= start }
    }
  }

  /// Whether the newest come first.
  public var isNewestFirst: Bool { if case .newestFirst = self { true } else { false } }
}
