import ArcadeDomain
import ArcadePresentation

/// `arcade prices history` and `arcade prices best`.
struct PriceHistoryCommands {
  let desk: CommandDesk

  func history() async throws {
    let games = try await desk.composition.makePriceGames().history()
    guard !desk.options.isJSON else { return desk.print(PriceDocuments.history(games)) }
    RecordScreen(history: games, phrases: desk.pricePhrases).draw(on: desk.output, phrases: desk.phrases)
  }

  func best() async throws {
    let games = try await desk.composition.makePriceGames().history()
    let best = BestPriceGames.summarising(games)
    guard !desk.options.isJSON else { return desk.print(PriceDocuments.best(best)) }
    RecordScreen(best: best, phrases: desk.pricePhrases).draw(on: desk.output, phrases: desk.phrases)
  }
}
