import ArcadeDomain
import ArcadePresentation

/// `arcade prices history` and `arcade prices best`.
struct PriceHistoryCommands {
  let context: CommandContext

  private var phrases: any PricePhrases { context.pricePhrases }

  func history() async throws {
    let games = try await context.composition.makePriceGames().history()
    guard !context.options.isJSON else { return context.print("arcade.priceHistory/1", ["games": games]) }
    context.show(phrases.historyTitle, Table(games, phrases: phrases), orSay: phrases.noGames)
  }

  func best() async throws {
    let best = BestPriceGames.summarising(try await context.composition.makePriceGames().history())
    guard !context.options.isJSON else { return context.print("arcade.priceBest/1", ["best": best]) }
    context.show(phrases.bestTitle, Table(best, phrases: phrases), orSay: phrases.noGames)
  }
}
