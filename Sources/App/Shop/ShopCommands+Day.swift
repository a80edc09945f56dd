import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

// The totals of a day, and the export for bookkeeping.
extension ShopCommands {
  /// Prints the totals of a day; for today, with the expected cash in the drawer.
  func dayRecord() async throws {
    let shop = try shopActions().shop
    var day = shop.time.today()
    if let text = context.invocation.operands.first {
      guard let named = CalendarDay(iso: text) else {
        throw CommandFailure(exit: .usage, code: "usage", message: phrases.notADay(text))
      }
      day = named
    }
    let record = try await shop.lookAtDay(on: day)
    guard !context.options.isJSON else { return context.print("arcade.day/1", record.json(in: phrases.language)) }
    context.show(phrases.dayTitle(day), .ready(Page(record, phrases: phrases)))
  }

  /// Prints all orders and their refunds, after reading all of them.
  func export() async throws {
    if context.options.isJSON, context.invocation.has(.ledgerFormat) {
      throw UsageError.conflicting(.json, .ledgerFormat)
    }
    let format = try context.invocation.checked(.ledgerFormat) { LedgerFormat(rawValue: $0) }
    let day = try context.invocation.checked(.since) { CalendarDay(iso: $0) }
    let since = day.map { context.composition.time.start(of: $0) }
    let orders = context.composition.makeOrders()
    guard format == .json || context.options.isJSON else {
      return try await printTable(headed: export.ledgerHeadings, .booked(since: since), from: orders) { orders in
        orders.map { export.ledger(of: $0, since: since) }.joined()
      }
    }
    try await printOrders(.booked(since: since), from: orders, as: "arcade.export/1", ["since": day])
  }
}

private enum LedgerFormat: String {
  case csv, json
}
