import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let observe = ArcadeSystem(
    word: "observe",
    summary: { $0.watchConsolePhrases.observe },
    commands: Command.ofObservatory,
    settings: [
      SettingEntry(setting: .rakutenApplicationID) { $0.watchConsolePhrases.rakutenApplicationIDSetting },
      SettingEntry(setting: .rakutenAccessKey) { $0.watchConsolePhrases.rakutenAccessKeySetting },
      SettingEntry(setting: .rakutenReferer) { $0.watchConsolePhrases.rakutenRefererSetting },
      SettingEntry(setting: .rakutenBase) { $0.watchConsolePhrases.rakutenBaseSetting },
      SettingEntry(setting: .post) { $0.watchConsolePhrases.postSetting },
      SettingEntry(setting: .postToken) { $0.watchConsolePhrases.postTokenSetting },
    ],
    names: ["NAME": { try await $0.makeObservatory().allWatches().map(\.watch.name.text) }],
    pictures: { $0.makeListingPictures(opensAddresses: $1 == .terminal) }
  ) { opening in
    WatchScreens(
      observatory: try opening.composition.makeObservatory(namesFiles: opening.surface.namesFiles),
      phrases: opening.composition.watchPhrases,
      pageSize: opening.surface.listings,
      marksRead: opening.surface.changesWhatIsShared
    )
  }
}

extension Composition {
  var watchPhrases: WatchPhrases { WatchPhrases(language, formats: formats) }
}

// The commands of the observatory.
extension Command {
  static let ofObservatory: [Command] = [
    Command("observe", \.watchConsolePhrases.observe, isSession: true, steps: ["source", "updates"]),
    Command(
      "observe search",
      \.watchConsolePhrases.searchVerb,
      "[KEYWORD…]",
      options: [.source, .category, .order, .minPrice, .maxPrice, .currency, .count, .name, .columns, .decimal],
      example: "green tea --max-price 20"
    ) { try await WatchCommands($0).search() },
    Command(
      "observe add",
      \.watchConsolePhrases.addVerb,
      "FILE|ADDRESS|SHOP",
      options: [.name, .encoding, .delimiter, .decimal, .columns, .currency],
      example: "shop.csv --currency EUR"
    ) { try await WatchCommands($0).add() },
    Command(
      "observe update",
      \.watchConsolePhrases.updateVerb,
      "[NAME…]",
      options: [.accept, .failIfUnchanged, .told, .run],
      example: "tea",
      service: .changing(isForGuests: true)
    ) { try await WatchCommands($0).update() },
    Command(
      "observe list",
      \.watchConsolePhrases.listVerb,
      "[NAME]",
      options: [.group, .changed, .unread, .find, .sort],
      example: "tea --changed",
      service: .reading(.group, .changed, .unread, .find, .sort)
    ) { try await WatchCommands($0).list() },
    Command(
      "observe history",
      \.watchConsolePhrases.historyVerb,
      "NAME",
      "ID",
      "[price|reviews|stock]",
      example: "tea tea-012 price",
      service: .reading()
    ) { try await WatchCommands($0).history() },
    Command(
      "observe chart",
      \.watchConsolePhrases.chartVerb,
      "NAME",
      "ID",
      options: [.out],
      example: "tea tea-012 --out tea.svg"
    ) { try await WatchCommands($0).chart() },
    Command("observe rename", \.watchConsolePhrases.renameVerb, "NAME", "NEW", example: "tea drinks") {
      try await WatchCommands($0).rename()
    },
    Command("observe delete", \.watchConsolePhrases.deleteVerb, "NAME", example: "tea") {
      try await WatchCommands($0).delete()
    },
    Command("observe sources", \.watchConsolePhrases.sourcesVerb, service: .reading()) {
      try WatchCommands($0).sources()
    },
    Command(
      "observe categories",
      \.watchConsolePhrases.categoriesVerb,
      "[ID]",
      options: [.source],
      example: "kitchen",
      // A source may be a file, so that only the usual one can be asked.
      service: .reading()
    ) { try await WatchCommands($0).categories() },
    Command(
      "observe diff",
      \.watchConsolePhrases.diffVerb,
      "OLD-FILE",
      "NEW-FILE",
      options: [.columns, .decimal, .summary, .failIfUnchanged],
      example: "old.csv new.csv --summary"
    ) { try FeedDiffCommand(context: $0).run() },
    Command(
      "observe export",
      \.watchConsolePhrases.exportVerb,
      "NAME",
      options: [.format, .group],
      example: "tea --format csv",
      service: .reading(.group)
    ) { try await WatchCommands($0).export() },
    Command(
      "observe every",
      \.watchConsolePhrases.everyVerb,
      "INTERVAL",
      "[NAME…]",
      options: [.times, .between, .told, .run],
      example: "1h tea"
    ) { try await WatchCommands($0).every() },
    Command("observe feed", \.watchConsolePhrases.feedVerb, options: [.out], example: "--out told.atom") {
      try await WatchCommands($0).feed()
    },
    Command(
      "observe target",
      \.watchConsolePhrases.targetVerb,
      "NAME",
      "RULE…",
      options: [.listingID, .margin, .rest],
      example: "tea below 20 --id tea-012"
    ) { try await WatchCommands($0).target() },
    Command("observe targets", \.watchConsolePhrases.targetsVerb, "[NAME]", example: "tea", service: .reading()) {
      try await WatchCommands($0).targets()
    },
    Command(
      "observe targets try",
      \.watchConsolePhrases.targetsTryVerb,
      "NAME",
      example: "tea",
      service: .reading()
    ) { try await WatchCommands($0).tryTargets() },
  ]
}

// The options of the observatory.
extension CommandOption {
  static let source = CommandOption("source", "demo|rakuten|file:PATH") { $0.watchConsolePhrases.sourceOption }
  static let category = CommandOption("category", "ID") { $0.watchConsolePhrases.categoryOption }
  static let order = CommandOption("order", "popularity|price-up|price-down|reviews") {
    $0.watchConsolePhrases.orderOption
  }
  static let encoding = CommandOption("encoding", "UTF-8|UTF-16|Windows-1252|Shift_JIS") {
    $0.watchConsolePhrases.encodingOption
  }
  static let delimiter = CommandOption("delimiter", "comma|semicolon|tab") { $0.watchConsolePhrases.delimiterOption }
  static let accept = CommandOption("accept") { $0.watchConsolePhrases.acceptOption }
  static let minPrice = CommandOption("min-price", "10.50") { $0.watchConsolePhrases.minPriceOption }
  static let maxPrice = CommandOption("max-price", "20") { $0.watchConsolePhrases.maxPriceOption }
  static let count = CommandOption("count", "1-3000") { $0.watchConsolePhrases.countOption }
  static let group = CommandOption("group", "new|observing|out-of-sight") { $0.watchConsolePhrases.groupOption }
  static let changed = CommandOption("changed") { $0.watchConsolePhrases.changedOption }
  static let unread = CommandOption("unread") { $0.watchConsolePhrases.unreadOption }
  static let find = CommandOption("find", "WORDS") { $0.watchConsolePhrases.findOption }
  static let sort = CommandOption("sort", "rank|name|price|reviews|change|drop") { $0.watchConsolePhrases.sortOption }
  static let failIfUnchanged = CommandOption("fail-if-unchanged") { $0.watchConsolePhrases.failIfUnchangedOption }
  static let format = CommandOption("format", "csv|json|jsonl") { $0.watchConsolePhrases.formatOption }
  static let summary = CommandOption("summary") { $0.watchConsolePhrases.summaryOption }
  static let listingID = CommandOption("id", "ID") { $0.watchConsolePhrases.listingIDOption }
  static let margin = CommandOption("margin", "2%") { $0.watchConsolePhrases.marginOption }
  static let rest = CommandOption("rest", "12") { $0.watchConsolePhrases.restOption }
  static let out = CommandOption("out", "FILE") { $0.watchConsolePhrases.outOption }
  static let between = CommandOption("between", "8:00-22:00") { $0.watchConsolePhrases.betweenOption }
  static let told = CommandOption("told") { $0.watchConsolePhrases.toldOption }
  static let run = CommandOption("run", "PROGRAM…", takesRest: true) { $0.watchConsolePhrases.runOption }
  static let times = CommandOption("times", "N") { $0.watchConsolePhrases.timesOption }
}
