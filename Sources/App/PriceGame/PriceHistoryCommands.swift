import ArcadeDomain
import ArcadePresentation

/// `arcade prices history` and `arcade prices best`.
struct PriceHistoryCommands {
  let desk: CommandDesk

  private var phrases: any PricePhrases { desk.pricePhrases }

  func history() async throws {
    let games = try await desk.composition.makePriceGames().history()
    guard !desk.options.isJSON else { return desk.print(PriceDocuments.history(games)) }
    show(phrases.historyTitle, Table(games, phrases: phrases))
  }

  func best() async throws {
    let best = BestPriceGames.summarising(try await desk.composition.makePriceGames().history())
    guard !desk.options.isJSON else { return desk.print(PriceDocuments.best(best)) }
    show(phrases.bestTitle, Table(best, phrases: phrases))
  }

  private func show(_ title: String, _ table: Table) {
    desk.show(title, table.rows.isEmpty ? .empty(phrases.noGames) : .ready(Page(.table(table))))
  }
}
