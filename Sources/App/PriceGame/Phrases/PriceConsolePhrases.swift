import ArcadePresentation

/// What the price game's commands do, in one language.
protocol PriceConsolePhrases: Sendable {
  /// What `arcade prices options` does.
  var optionsVerb: String { get }
  /// What `arcade prices categories` does.
  var categoriesVerb: String { get }
  /// What `arcade prices products` does.
  var productsVerb: String { get }
  /// What `--price` does.
  var priceOption: String { get }
  /// What `--accuracy` does.
  var accuracyOption: String { get }
  /// What `--right` does.
  var rightOption: String { get }
  /// What `--answered` does.
  var answeredOption: String { get }
  /// What `--rule` does.
  var ruleOption: String { get }
  /// What `prices.base` is for.
  var baseSetting: String { get }
  /// What `prices.rule` is for.
  var ruleSetting: String { get }
  /// What the price game is, in the menu.
  var prices: String { get }
  /// What `arcade prices history` does.
  var historyVerb: String { get }
  /// What `arcade prices best` does.
  var bestVerb: String { get }
  /// How to begin, on the first screen.
  var start: String { get }
  /// How to begin or go on, on the first screen.
  var startOrResume: String { get }
  /// What `play` does.
  var play: String { get }
  /// What `categories` does.
  var categories: String { get }
  /// What `again` does.
  var again: String { get }
  /// What `mix` does with numbers.
  var mix: String { get }
  /// What `mix play` does.
  var mixPlay: String { get }
  /// What `mix clear` does.
  var mixClear: String { get }
  /// What `resume` does.
  var resume: String { get }
  /// What `best` does.
  var best: String { get }
  /// What `info` does.
  var info: String { get }
  /// What a number does among categories.
  var choose: String { get }
  /// What `reset` does.
  var reset: String { get }
  /// What can be typed beneath the categories.
  var typeCategory: String { get }
  /// What can be typed at a question.
  var howToAnswer: String { get }
  /// What a number does at a question.
  var answer: String { get }
  /// What `skip` does.
  var skip: String { get }
  /// What `cheat` does.
  var cheat: String { get }
  /// What `finish` does.
  var finish: String { get }
  /// What `again` does at the end of a game.
  var sameProducts: String { get }
  /// What `stats` does.
  var stats: String { get }
  /// Nothing was answered, so that there are no statistics.
  var nothingAnswered: String { get }
  /// What can be typed at the end of a game without answers.
  var whatNext: String { get }
  /// What can be typed at the end of a game.
  var whatNextWithStats: String { get }
  /// What a number does among finished games.
  var pastGame: String { get }
  /// What can be typed beneath the finished games.
  var typeGame: String { get }
}

extension Language {
  /// What the price game's commands do, in this language.
  var priceConsolePhrases: any PriceConsolePhrases {
    switch self {
    case .english: EnglishPriceConsole()
    case .spanish: SpanishPriceConsole()
    case .japanese: JapanesePriceConsole()
    }
  }
}
