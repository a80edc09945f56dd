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
