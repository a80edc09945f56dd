import ArcadeDomain
import ArcadePresentation

/// `arcade prices history` and `arcade prices best`.
struct PriceHistoryCommands {
  let context: CommandContext

  private var phrases: any PricePhrases { context.pricePhrases }

  func history() async throws {
    let games = try await context.composition.makePriceGames().history()
    guard !context.options.isJSON else { return context.print(PriceDocuments.history(games)) }
    show(phrases.historyTitle, Table(games, phrases: phrases))
  }

  func best() async throws {
    let best = BestPriceGames.summarising(try await context.composition.makePriceGames().history())
    guard !context.options.isJSON else { return context.print(PriceDocuments.best(best)) }
    show(phrases.bestTitle, Table(best, phrases: phrases))
  }

  private func show(_ title: String, _ table: Table) {
    context.show(title, table.rows.isEmpty ? .empty(phrases.noGames) : .ready(Page(.table(table))))
  }
}
