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
  /// What `--columns` does.
  var columnsOption: String { get }
  /// What `--times` does.
  var timesOption: String { get }
  /// What `search` does.
  var search: String { get }
  /// What `watches` does.
  var watches: String { get }
  /// What `sources` does.
  var sources: String { get }
  /// What the number of a watch does.
  var openWatch: String { get }
  /// What `update` does among watches.
  var update: String { get }
  /// What can be typed beneath the watches.
  var typeWatch: String { get }
  /// What `go` does.
  var go: String { get }
  /// What `keyword` does.
  var keyword: String { get }
  /// What `category` does.
  var category: String { get }
  /// What `categories` does.
  var categories: String { get }
  /// What `order` does.
  var order: String { get }
  /// What `prices` does.
  var prices: String { get }
  /// What `count` does.
  var count: String { get }
  /// What `source` does.
  var source: String { get }
  /// What `name` does.
  var name: String { get }
  /// What can be typed beneath the setting.
  var typeGo: String { get }
  /// What the number of a category does.
  var openCategory: String { get }
  /// What `take` does.
  var take: String { get }
  /// What `filter` does.
  var filter: String { get }
  /// What can be typed beneath the categories.
  var typeCategory: String { get }
  /// What the number of a listing does.
  var openListing: String { get }
  /// What `update` does among listings.
  var updateThis: String { get }
  /// What `sort` does.
  var sort: String { get }
  /// What `only` does.
  var only: String { get }
  /// What `mark all read` does.
  var markAllRead: String { get }
  /// What `next` does among listings.
  var nextPage: String { get }
  /// What `previous` does among listings.
  var previousPage: String { get }
  /// What `updates` does.
  var updates: String { get }
  /// What can be typed beneath the listings.
  var typeListing: String { get }
  /// What `history` does.
  var history: String { get }
  /// What `next` does at a listing.
  var nextListing: String { get }
  /// What `previous` does at a listing.
  var previousListing: String { get }
  /// What can be typed beneath a listing.
  var typeHistory: String { get }
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
