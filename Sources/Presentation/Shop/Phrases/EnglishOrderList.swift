import ArcadeDomain

/// Many orders in English.
extension EnglishShop {
  func ordersTitle(of day: CalendarDay) -> String { "Orders of \(formats.day(day))" }
  func noOrders(of day: CalendarDay) -> String { "Nothing was bought on \(formats.day(day))." }
  var dayLabel: String { "Day" }
  var everyDay: String { "every day" }
  func notADay(_ text: String) -> String { "“\(text)” is not a day. Write a day such as 2026-12-24." }
}
