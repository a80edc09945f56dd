import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension ArcadeSystem {
  static let observe = ArcadeSystem(
    word: "observe",
    summary: { $0.watchConsolePhrases.observe },
    commands: Command.ofObservatory,
    settings: SettingEntry.ofObservatory,
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
