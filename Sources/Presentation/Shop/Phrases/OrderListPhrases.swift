public import ArcadeDomain

/// What is said of many orders, in one language.
public protocol OrderListPhrases: Sendable {
  /// The title of the orders of a day.
  func ordersTitle(of day: CalendarDay) -> String
  /// Where nothing was bought on a day.
  func noOrders(of day: CalendarDay) -> String
  /// What is asked for where a day is meant.
  var dayLabel: String { get }
  /// All days, in place of one.
  var everyDay: String { get }
  /// A text that is no day was given.
  func notADay(_ text: String) -> String
}

extension ShopPhrases {
  /// The title of the orders, all or of a day.
  func ordersTitle(on day: CalendarDay?) -> String { day.map(ordersTitle(of:)) ?? ordersTitle }

  /// Where there are none.
  func noOrders(on day: CalendarDay?) -> String { day.map(noOrders(of:)) ?? noOrders }
}
