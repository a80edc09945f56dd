import ArcadePresentation

/// What the name game's views draw with.
struct NameConsole: SystemConsole {
  let output: ConsoleOutput
  let phrases: any ConsolePhrases
  let namePhrases: any NamePhrases
  let words: any NameConsolePhrases
  let pictures: PictureDesk
  /// How long a timed game lasts where nobody says.
  let seconds: Int

  /// The commands of every screen of the name game.
  var everywhere: [ConsoleCommand] {
    [
      .init("play", "", words.play),
      .init("practice", "", words.practice),
      .init("timed", "[N]", words.timed),
      .init("reverse", "practice|timed [N]", words.reverse),
      .init("hint", "", words.hint),
      .init("people", "", words.people),
      .init("person", "N", words.person),
      .init("stats", "", words.stats),
      phrases.finishedGames,
      .init("best", "", words.best),
    ]
  }

  /// Goes where a line leads from any screen, or says why it leads nowhere.
  func follow(_ line: ConsoleLine, by router: any NameRouter) async -> ConsoleReply {
    switch NameWords(line, seconds: seconds) {
    case .go(let route): await router.follow(route)
    case .badSeconds(let text): return .refused(words.badSeconds(text))
    case .badPerson(let text): return .refused(namePhrases.noSuchPerson(text))
    case .other: return .unknown()
    }
    return .done
  }
}
