/// The settings, owners, browsers and clock behind the settings screens and commands.
public struct Administration: Sendable {
  private let settings: any SettingRepository
  private let owners: any OwnerRepository
  private let browsers: any BrowserRepository
  private let time: any TimeSource

  /// Creates the service.
  public init(
    settings: any SettingRepository,
    owners: any OwnerRepository,
    browsers: any BrowserRepository,
    time: any TimeSource
  ) {
    (self.settings, self.owners, self.browsers, self.time) = (settings, owners, browsers, time)
  }

  /// Every setting in the order shown.
  public var allSettings: [Setting] { settings.all }

  /// Returns every setting with its value, and an error for each invalid or unreadable one.
  public func readings() async -> (settings: [SettingReading], mistakes: [RepositoryError]) {
    await settings.readings(of: settings.all)
  }

  /// Returns a setting by its name, ignoring case.
  public func reading(named name: String) async throws(SettingError) -> SettingReading {
    let setting = try setting(named: name)
    return await settings.readings(of: [setting]).settings.first ?? SettingReading(setting)
  }

  private func setting(named name: String) throws(SettingError) -> Setting {
    let wanted = name.lowercased()
    if let setting = settings.all.first(where: { $0.name == wanted }) { return setting }
    throw .unknown(name, nearest: NearestMatch.of(name, among: settings.all.map(\.name)))
  }

  /// Sets a setting by its name, or resets it if the value is nil; throws `SettingError` for an invalid value.
  public func change(_ name: String, to value: String?) async throws -> SettingChange {
    let setting = try setting(named: name)
    if setting.isInStore, let value, !setting.accepts(value) { throw SettingError.notALine(of: name) }
    let allowed =
      switch setting.kind {
      case .percent: ["0 – 100"]
      case .currency: ["EUR", "JPY", "USD", "…"]
      default: setting.allowedValues ?? setting.form.map { [$0] }
      }
    if let value, let allowed, !setting.accepts(value) {
      throw SettingError.impossible(value, of: name, allowed: allowed)
    }
    return try await settings.set(setting, to: value)
  }

  /// Returns all owners who have a name or any data, sorted by name, after nobody if there is data without an owner.
  public func ownerSummaries() async throws(RepositoryError) -> [OwnerSummary] { try await owners.owners() }

  /// Returns all owners with a name.
  public func namedOwners() async throws(RepositoryError) -> [Owner] {
    try await owners.owners().map(\.owner).filter { !$0.isNobody }
  }

  /// Gives the data without an owner to an owner in one step, or changes nothing.
  public func claim(by owner: Owner) async throws(RepositoryError) -> OwnershipTransfer {
    try await owners.claim(by: owner)
  }

  /// Returns the browsers that are signed in.
  public func knownBrowsers() async throws(RepositoryError) -> [KnownBrowser] {
    try await browsers.known(at: time.now())
  }

  /// Signs out the browser with an id, or all of them for nil; returns how many.
  public func signOut(_ id: KnownBrowser.ID?) async throws(RepositoryError) -> Int {
    let known = try await knownBrowsers().filter { id == nil || $0.id == id }
    try await browsers.end { id == nil || $0.id == id }
    return known.count
  }

  /// Switches a browser to an owner; returns false without changes if another browser has that owner and `isSure` is
  /// false.
  public func goOn(as owner: Owner, in id: KnownBrowser.ID, isSure: Bool) async throws(RepositoryError) -> Bool {
    guard try await browsers.give(id, to: owner, isSure: isSure) else { return false }
    // Lists of owners include everyone who signed in. If the store is unavailable, owners appear once they have data.
    if !owner.isNobody { try? await owners.add(owner) }
    return true
  }
}
