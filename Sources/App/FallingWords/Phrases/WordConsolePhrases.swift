import ArcadePresentation

/// What the commands of falling words do, in one language.
protocol WordConsolePhrases: Sendable {
  /// What falling words are, in the menu.
  var falling: String { get }
  /// What `arcade words decks` does.
  var decksVerb: String { get }
  /// What `arcade words import` does.
  var importVerb: String { get }
  /// What `arcade words export` does.
  var exportVerb: String { get }
  /// What `arcade words check` does.
  var checkVerb: String { get }
  /// What `arcade words rename` does.
  var renameVerb: String { get }
  /// What `arcade words delete` does.
  var deleteVerb: String { get }
  /// What `arcade words history` does.
  var historyVerb: String { get }
  /// What `arcade words best` does.
  var bestVerb: String { get }
  /// What `--deck` does.
  var deckOption: String { get }
  /// What `--topic` does.
  var topicOption: String { get }
  /// What `--rounds` does.
  var roundsOption: String { get }
  /// What `--right-share` does.
  var rightShareOption: String { get }
  /// What `--dry-run` does.
  var dryRunOption: String { get }
  /// What `words.deck` is for.
  var deckSetting: String { get }
  /// How to begin, on the first screen.
  var start: String { get }
  /// What `play` does.
  var play: String { get }
  /// What `missed` does.
  var missed: String { get }
  /// What `decks` does.
  var decks: String { get }
  /// What `deck` does.
  var deck: String { get }
  /// What `swap` does.
  var swap: String { get }
  /// What `topic` does.
  var topic: String { get }
  /// What `stats` does.
  var stats: String { get }
  /// What `best` does.
  var best: String { get }
  /// What `words` does.
  var wordsCommand: String { get }
  /// What `r` does.
  var sayRight: String { get }
  /// What `w` does.
  var sayWrong: String { get }
  /// What can be typed in a round.
  var howToAnswer: String { get }
  /// What `again` does.
  var again: String { get }
  /// What `missed` does after a game.
  var missedHere: String { get }
  /// What can be typed beneath the topics.
  var typeTopic: String { get }
  /// What can be typed beneath the decks.
  var typeDeck: String { get }
  /// What can be typed after a game in which something was missed.
  var whatNextWithMissed: String { get }
  /// What says in this language that a translation is right, besides what says so in every language.
  var right: Set<String> { get }
  /// What says in this language that a translation is wrong.
  var wrong: Set<String> { get }
}

extension Language {
  /// What the commands of falling words do, in this language.
  var wordConsolePhrases: any WordConsolePhrases {
    switch self {
    case .english: EnglishWordConsole()
    case .spanish: SpanishWordConsole()
    case .japanese: JapaneseWordConsole()
    }
  }
}
