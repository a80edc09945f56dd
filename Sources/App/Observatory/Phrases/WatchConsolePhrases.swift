import ArcadePresentation

/// What the commands of the observatory do, in one language.
protocol WatchConsolePhrases: Sendable {
  /// What the observatory is, in the menu.
  var observe: String { get }
  /// What `arcade observe search` does.
  var searchVerb: String { get }
  /// What `arcade observe update` does.
  var updateVerb: String { get }
  /// What `arcade observe list` does.
  var listVerb: String { get }
  /// What `arcade observe history` does.
  var historyVerb: String { get }
  /// What `arcade observe rename` does.
  var renameVerb: String { get }
  /// What `arcade observe delete` does.
  var deleteVerb: String { get }
  /// What `arcade observe sources` does.
  var sourcesVerb: String { get }
  /// What `arcade observe categories` does.
  var categoriesVerb: String { get }
  /// What `arcade observe diff` does.
  var diffVerb: String { get }
  /// What `arcade observe export` does.
  var exportVerb: String { get }
  /// What `arcade observe every` does.
  var everyVerb: String { get }
  /// What `--source` does.
  var sourceOption: String { get }
  /// What `--category` does.
  var categoryOption: String { get }
  /// What `--order` does.
  var orderOption: String { get }
  /// What `--count` does.
  var countOption: String { get }
  /// What `--min-price` does.
  var minPriceOption: String { get }
  /// What `--max-price` does.
  var maxPriceOption: String { get }
  /// What `--group` does.
  var groupOption: String { get }
  /// What `--changed` does.
  var changedOption: String { get }
  /// What `--unread` does.
  var unreadOption: String { get }
  /// What `--fail-if-unchanged` does.
  var failIfUnchangedOption: String { get }
  /// What `--format` does.
  var formatOption: String { get }
  /// What `--summary` does.
  var summaryOption: String { get }
  /// What `--times` does.
  var timesOption: String { get }
  /// What `observe.rakuten.application-id` is for.
  var rakutenApplicationIDSetting: String { get }
  /// What `observe.rakuten.access-key` is for.
  var rakutenAccessKeySetting: String { get }
  /// What `observe.rakuten.referer` is for.
  var rakutenRefererSetting: String { get }
  /// What `observe.rakuten.base` is for.
  var rakutenBaseSetting: String { get }
  /// There is no watch of that name.
  func noSuchWatch(_ name: String) -> String
  /// The watch has no listing of that id.
  func noSuchListing(_ id: String) -> String
  /// It is no interval.
  func badInterval(_ text: String) -> String
}

extension Language {
  /// What the commands of the observatory do, in this language.
  var watchConsolePhrases: any WatchConsolePhrases {
    switch self {
    case .english: EnglishWatchConsole()
    case .spanish: SpanishWatchConsole()
    case .japanese: JapaneseWatchConsole()
    }
  }
}
