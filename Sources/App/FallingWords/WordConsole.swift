import ArcadeDomain
import ArcadePresentation

/// What the views of falling words draw with.
struct WordConsole: SystemConsole {
  let output: ConsoleOutput
  let phrases: any ConsolePhrases
  let wordPhrases: any WordPhrases
  let words: any WordConsolePhrases

  /// The commands of every screen of falling words.
  var everywhere: [ConsoleCommand] {
    [
      .init("play", "", words.play),
      .init("missed", "", words.missed),
      .init("decks", "", words.decks),
      .init("deck", "N", words.deck),
      .init("swap", "", words.swap),
      .init("topic", "[N|NAME|all]", words.topic),
      .init("stats", "", words.stats),
      phrases.finishedGames,
      .init("best", "", words.best),
      .init("words", "", words.wordsCommand),
    ]
  }

  /// Goes where a line leads from a screen that does not know it itself: what is chosen or begun happens at home.
  func follow(_ line: ConsoleLine, by router: ConsoleWordRouter) async -> ConsoleReply {
    switch (line.command, line.arguments.count) {
    case ("decks", 0): await router.follow(.decks)
    case ("history", 0): await router.follow(.history)
    case ("best", 0): await router.follow(.best)
    case ("play", 0), ("missed", 0), ("deck", 1), ("swap", 0), ("topic", _), ("stats", 0), ("words", 0):
      return await router.acceptAtHome(line)
    default: return .unknown()
    }
    return .done
  }

  /// What a word says of a translation; nil where it is no answer.
  func answer(_ word: String) -> FallingAnswer? {
    if YesOrNo.yes.contains(word) || ["r", "right", "1"].contains(word) || words.right.contains(word) { return .right }
    if YesOrNo.no.contains(word) || ["w", "wrong", "2"].contains(word) || words.wrong.contains(word) { return .wrong }
    return nil
  }
}
