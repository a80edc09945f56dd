import ArcadeDomain
import ArcadePresentation

// The commands of the observatory.
extension Command {
  static let ofObservatory: [Command] = [
    observe, observeSearch, observeUpdate, observeList, observeHistory, observeRename, observeDelete, observeSources,
    observeCategories, observeDiff, observeExport, observeEvery,
  ]

  static let observe = Command("observe", isSession: true) {
    $0.watchConsolePhrases.observe
  } run: { context in
    try await context.runSession(in: .observe)
  }

  static let observeSearch = Command(
    "observe search",
    "[KEYWORD…]",
    options: [.source, .category, .order, .minPrice, .maxPrice, .currency, .count, .name, .columns],
    example: "green tea --max-price 20"
  ) {
    $0.watchConsolePhrases.searchVerb
  } run: {
    try await WatchSearchCommand(context: $0).run()
  }

  static let observeUpdate = Command("observe update", "[NAME…]", options: [.failIfUnchanged], example: "tea") {
    $0.watchConsolePhrases.updateVerb
  } run: {
    try await WatchUpdateCommands(context: $0).update()
  }

  static let observeList = Command(
    "observe list",
    "[NAME]",
    options: [.group, .changed, .unread],
    example: "tea --changed"
  ) {
    $0.watchConsolePhrases.listVerb
  } run: {
    try await WatchListCommands(context: $0).list()
  }

  static let observeHistory = Command(
    "observe history",
    "NAME",
    "ID",
    "[price|reviews|stock]",
    example: "tea tea-012 price"
  ) {
    $0.watchConsolePhrases.historyVerb
  } run: {
    try await WatchListCommands(context: $0).history()
  }

  static let observeRename = Command("observe rename", "NAME", "NEW", example: "tea drinks") {
    $0.watchConsolePhrases.renameVerb
  } run: {
    try await WatchListCommands(context: $0).rename()
  }

  static let observeDelete = Command("observe delete", "NAME", example: "tea") {
    $0.watchConsolePhrases.deleteVerb
  } run: {
    try await WatchListCommands(context: $0).delete()
  }

  static let observeSources = Command("observe sources") {
    $0.watchConsolePhrases.sourcesVerb
  } run: {
    try await ListingSourceCommands(context: $0).sources()
  }

  static let observeCategories = Command("observe categories", "[ID]", options: [.source], example: "kitchen") {
    $0.watchConsolePhrases.categoriesVerb
  } run: {
    try await ListingSourceCommands(context: $0).categories()
  }

  static let observeDiff = Command(
    "observe diff",
    "OLD-FILE",
    "NEW-FILE",
    options: [.columns, .summary, .failIfUnchanged],
    example: "old.csv new.csv --summary"
  ) {
    $0.watchConsolePhrases.diffVerb
  } run: {
    try FeedDiffCommand(context: $0).run()
  }

  static let observeExport = Command("observe export", "NAME", options: [.format, .group], example: "tea --format csv")
  {
    $0.watchConsolePhrases.exportVerb
  } run: {
    try await WatchListCommands(context: $0).export()
  }

  static let observeEvery = Command("observe every", "INTERVAL", "[NAME…]", options: [.times], example: "1h tea") {
    $0.watchConsolePhrases.everyVerb
  } run: {
    try await WatchUpdateCommands(context: $0).every()
  }
}

// The options of the observatory.
extension CommandOption {
  static let source = CommandOption("source", "demo|rakuten|file:PATH") { $0.watchConsolePhrases.sourceOption }
  static let category = CommandOption("category", "ID") { $0.watchConsolePhrases.categoryOption }
  static let order = CommandOption("order", "popularity|price-up|price-down|reviews") {
    $0.watchConsolePhrases.orderOption
  }
  static let minPrice = CommandOption("min-price", "10.50") { $0.watchConsolePhrases.minPriceOption }
  static let maxPrice = CommandOption("max-price", "20") { $0.watchConsolePhrases.maxPriceOption }
  static let count = CommandOption("count", "1-3000") { $0.watchConsolePhrases.countOption }
  static let columns = CommandOption("columns", "id=sku,price=cost") { $0.watchConsolePhrases.columnsOption }
  static let group = CommandOption("group", "new|observing|out-of-sight") { $0.watchConsolePhrases.groupOption }
  static let changed = CommandOption("changed") { $0.watchConsolePhrases.changedOption }
  static let unread = CommandOption("unread") { $0.watchConsolePhrases.unreadOption }
  static let failIfUnchanged = CommandOption("fail-if-unchanged") { $0.watchConsolePhrases.failIfUnchangedOption }
  static let format = CommandOption("format", "csv|json|jsonl") { $0.watchConsolePhrases.formatOption }
  static let summary = CommandOption("summary") { $0.watchConsolePhrases.summaryOption }
  static let times = CommandOption("times", "N") { $0.watchConsolePhrases.timesOption }
}
