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
  /// How to begin, under the modes.
  var start: String { get }
  /// What `play` does.
  var play: String { get }
  /// What `practice` does.
  var practice: String { get }
  /// What `timed` does.
  var timed: String { get }
  /// What `reverse` does.
  var reverse: String { get }
  /// What `hint` does.
  var hint: String { get }
  /// What `hint` does in a game without a clock.
  var strikeOut: String { get }
  /// What `people` does.
  var people: String { get }
  /// What `person` does.
  var person: String { get }
  /// The cards cannot be looked at now.
  var cardsClosed: String { get }
  /// What `stats` does.
  var stats: String { get }
  /// What `best` does.
  var best: String { get }
  /// What `refresh` does.
  var refresh: String { get }
  /// What a number does in a round.
  var answer: String { get }
  /// What can be typed in a round.
  var howToAnswer: String { get }
  /// What `finish` does.
  var finish: String { get }
  /// What `again` does.
  var again: String { get }
  /// What can be typed beneath the list of people.
  var typePerson: String { get }
  /// Something that is no time for a game was typed.
  func badSeconds(_ text: String) -> String
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
