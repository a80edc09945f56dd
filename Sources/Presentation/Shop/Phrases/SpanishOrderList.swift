import ArcadeDomain

/// Many orders in Spanish.
extension SpanishShop {
  func ordersTitle(of day: CalendarDay) -> String { "Pedidos del \(formats.day(day))" }
  func noOrders(of day: CalendarDay) -> String { "El \(formats.day(day)) no se compró nada." }
  var dayLabel: String { "Día" }
  var everyDay: String { "todos los días" }
  func notADay(_ text: String) -> String { "«\(text)» no es un día. Indica un día como 2026-12-24." }
}
