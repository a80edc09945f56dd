import ArcadeData
public import ArcadeDomain

/// Tests that every `SettingRepository` has to pass.
public enum SettingRepositoryContract {
  /// Checks a repository without values and environment, with the settings of `config.json` and optionally of the
  /// store; throws the first broken promise.
  public static func check(_ settings: any SettingRepository) async throws {
    let nothing = settings.all.map { SettingReading($0) }
    try await requireKept(nothing, in: settings, "every setting is there in its order, though nothing is set")

    let saved = try await settings.set(.priceRule, to: "classic")
    try require(saved, equals: SettingChange(.priceRule, value: "classic", wasSet: false), "it is new")
    let again = try await Administration(settings).change("PRICES.Rule", to: "adaptive")
    try require(again.wasSet, "a name has no case, and there was a value before")
    try await requireKept(.priceRule, SettingReading(.priceRule, value: "adaptive", from: .stored), in: settings)

    try await checkHidden(settings)
    try await checkPlaces(settings)
    try await checkRefused(settings)
    if settings.all.contains(.shopName) { try await checkReceiptLines(settings) }

    for setting in [Setting.priceRule, .rakutenAccessKey, .shopCatalog] {
      let removed = try await settings.set(setting, to: nil)
      try require(removed, equals: SettingChange(setting, value: nil, wasSet: true), "it is gone")
    }
    let none = try await settings.set(.shopCatalog, to: nil)
    try require(!none.wasSet, "what was not set can be taken away, and that is said")
    try await requireKept(nothing, in: settings, "what was taken away is not there any more")
  }

  /// Receipt lines have at most 200 characters, all of them visible.
  private static func checkReceiptLines(_ settings: any SettingRepository) async throws {
    let long = String(repeating: "ñ", count: 200)
    let kept = [
      ("Casa Pepa", "Casa Pepa"), (" Casa\tPepa\r\n\u{1B}[31m", "Casa Pepa [31m"), ("Pepa\u{202E}\u{200B}", "Pepa"),
      ("<b>'; DROP TABLE orders --", "<b>'; DROP TABLE orders --"), ("さくら｜茶屋 🍵", "さくら｜茶屋 🍵"),
      ("https://pepa.example/?a=b", "https://pepa.example/?a=b"), (long, long),
    ]
    for (place, (text, line)) in kept.enumerated() {
      let change = try await Administration(settings).change("shop.name", to: text)
      try require(change, equals: SettingChange(.shopName, value: line, wasSet: place > 0), "“\(text)” is kept")
      try await requireKept(.shopName, SettingReading(.shopName, value: line, from: .stored), in: settings)
    }
    for text in ["", " \t", "\u{200B}\u{0}", long + "ñ", "e" + String(repeating: "\u{301}", count: 800)] {
      do {
        _ = try await Administration(settings).change("shop.name", to: text)
        throw ContractViolation(description: "“\(text)” is refused")
      } catch let error as SettingError {
        try require(error, equals: .notALine(of: "shop.name"), "it is said what it has to be")
      }
      let failure = await repositoryFailure { try await settings.set(.shopName, to: text) }
      try require(failure?.code, equals: .configuration, "no value slips through")
    }
    _ = try await Administration(settings).change("shop.address", to: "Calle Mayor 1 | 28013 Madrid")
    try await requireKept(.shopName, SettingReading(.shopName, value: long, from: .stored), in: settings)
    for name in ["shop.name", "shop.address"] {
      let wasSet = try await Administration(settings).change(name, to: nil).wasSet
      try require(wasSet, "\(name) is gone")
    }
  }

  private static func checkHidden(_ settings: any SettingRepository) async throws {
    let change = try await settings.set(.rakutenAccessKey, to: "5b1c")
    try require(change.value, equals: "(hidden)", "a key is not said again")
    try await requireKept(
      .rakutenAccessKey,
      SettingReading(.rakutenAccessKey, value: "(hidden)", from: .stored),
      in: settings
    )
    let address = try await settings.set(.shopCatalog, to: "https://u:p@a.example/list?key=5b1c")
    try require(address.value, equals: "https://a.example/list", "nor what may be one")
  }

  private static func checkPlaces(_ settings: any SettingRepository) async throws {
    let path = "/no/such/folder/list.json"
    let change = try await settings.set(.shopCatalog, to: path)
    try require(
      change,
      equals: SettingChange(.shopCatalog, value: path, wasSet: true, missingFile: path),
      "a path that does not exist is stored, and named"
    )
    let mapped = try await settings.set(.shopCatalog, to: path + "#code=ref,price=cost")
    try require(mapped.missingFile, equals: path, "what its columns are called is no part of a path")
    let relative = try await settings.set(.shopCatalog, to: "list.json").value
    try require(relative?.hasPrefix("/") ?? false, "a path means the same from every folder")
  }

  private static func checkRefused(_ settings: any SettingRepository) async throws {
    let before = await settings.readings(of: settings.all).settings
    let refused: [(Setting, String, RepositoryError.Code)] = [
      (.priceRule, "neither", .configuration), (.shopCatalog, "", .configuration),
      (.shopCatalog, "ftp://a.example/list", .badAddress),
    ]
    for (setting, value, code) in refused {
      do throws(RepositoryError) {
        _ = try await settings.set(setting, to: value)
        throw RepositoryError(.corrupt, subject: "it was stored")
      } catch {
        try require(error.code, equals: code, "“\(value)” is refused")
      }
    }
    do {
      _ = try await Administration(settings).change("prices.rul", to: "classic")
      throw ContractViolation(description: "a name that nothing has is refused")
    } catch let error as SettingError {
      try require(error, equals: .unknown("prices.rul", nearest: "prices.rule"), "the nearest is named")
    }
    try await requireKept(before, in: settings, "what was refused changed nothing")
  }

  private static func requireKept(
    _ setting: Setting,
    _ reading: SettingReading,
    in settings: any SettingRepository
  ) async throws {
    let found = try await Administration(settings).reading(named: setting.name)
    try require(found, equals: reading, "\(setting.name) comes back as it may be shown")
  }

  private static func requireKept(
    _ readings: [SettingReading],
    in settings: any SettingRepository,
    _ promise: String
  ) async throws {
    let found = await settings.readings(of: settings.all)
    try require(found.settings, equals: readings, promise)
    try require(found.mistakes.isEmpty, "what was stored makes sense")
  }
}
