import ArcadePresentation

/// What the name game's commands do, in one language.
protocol NameConsolePhrases: Sendable {
  /// What the name game is, in the menu.
  var names: String { get }
  /// What `arcade names people` does.
  var peopleVerb: String { get }
  /// What `arcade names history` does.
  var historyVerb: String { get }
  /// What `arcade names best` does.
  var bestVerb: String { get }
  /// What `--people` does.
  var peopleOption: String { get }
  /// What `names.profiles` is for.
  var profilesSetting: String { get }
}

extension Language {
  /// What the name game's commands do, in this language.
  var nameConsolePhrases: any NameConsolePhrases {
    switch self {
    case .english: EnglishNameConsole()
    case .spanish: SpanishNameConsole()
    case .japanese: JapaneseNameConsole()
    }
  }
}
