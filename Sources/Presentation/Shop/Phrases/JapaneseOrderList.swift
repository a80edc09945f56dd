import ArcadeDomain

/// Many orders in Japanese.
extension JapaneseShop {
  func ordersTitle(of day: CalendarDay) -> String { "\(formats.day(day))の注文" }
  func noOrders(of day: CalendarDay) -> String { "\(formats.day(day))に購入されたものはありません。" }
  var dayLabel: String { "日付" }
  var everyDay: String { "すべての日" }
  func notADay(_ text: String) -> String { "「\(text)」は日付ではありません。2026-12-24 のように書いてください。" }
}
