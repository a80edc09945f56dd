// swift-format-ignore-file
public import ArcadeDomain

extension ShopPhrases {
  /// The title of the orders of a day.
  public func ordersTitle(of day: CalendarDay) -> String { say("Orders of \(formats.day(day))", "Pedidos del \(formats.day(day))", "\(formats.day(day))の注文") }
  /// Where nothing was bought on a day.
  public func noOrders(of day: CalendarDay) -> String {
    say("Nothing was bought on \(formats.day(day)).", "El \(formats.day(day)) no se compró nada.", "\(formats.day(day))に購入されたものはありません。")
  }
  /// What is asked for where a day is meant.
  var dayLabel: String { say("Day", "Día", "日付") }
  var everyDay: String { say("every day", "todos los días", "すべての日") }
  /// A text that is no day was given.
  public func notADay(_ text: String) -> String { say(
    "“\(text)” is not a day. Write a day such as 2026-12-24.",
    "«\(text)» no es un día. Indica un día como 2026-12-24.",
    "「\(text)」は日付ではありません。2026-12-24 のように書いてください。") }
}

extension ShopPhrases {
  /// The title of the orders, all or of a day.
  func ordersTitle(on day: CalendarDay?) -> String { day.map(ordersTitle(of:)) ?? ordersTitle }

  /// Where there are none.
  func noOrders(on day: CalendarDay?) -> String { day.map(noOrders(of:)) ?? noOrders }
}
