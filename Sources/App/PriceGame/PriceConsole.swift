import ArcadePresentation

/// What the price game's views draw with.
struct PriceConsole: SystemConsole {
  let output: ConsoleOutput
  let phrases: any ConsolePhrases
  let pricePhrases: any PricePhrases
  let words: any PriceConsolePhrases
  /// Whether loading a category can take a while, so that it is said.
  let saysLoading: Bool

  /// The commands of every screen of the price game.
  var everywhere: [ConsoleCommand] {
    [
      .init("play", "", words.play),
      .init("categories", "", words.categories),
      .init("again", "", words.again),
      .init("mix", "N N …", words.mix),
      .init("mix play", "", words.mixPlay),
      .init("mix clear", "", words.mixClear),
      .init("resume", "", words.resume),
      phrases.finishedGames,
      .init("best", "", words.best),
      .init("info", "", words.info),
    ]
  }

  /// Goes where a line leads from a screen that does not know it itself: what begins or chooses a game happens at home.
  func follow(_ line: ConsoleLine, by router: ConsolePriceRouter) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("history", 0): await router.follow(.history)
    case ("best", 0): await router.follow(.best)
    case ("play", 0), ("categories", 0), ("again", 0), ("mix", _), ("resume", 0), ("info", 0):
      return await router.acceptAtHome(line)
    default: return .unknown()
    }
    return .done
  }
}
