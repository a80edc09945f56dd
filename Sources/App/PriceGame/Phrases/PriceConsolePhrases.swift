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
