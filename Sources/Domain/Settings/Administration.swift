/// What the settings' screens and commands work with: the settings, everybody to whom something belongs, the browsers that
/// the web page knows, and the time.
public struct Administration: Sendable {
  private let settings: any SettingRepository
  private let owners: any OwnerRepository
  private let browsers: any BrowserRepository
  private let time: any TimeSource

  /// Joins what the settings' screens and commands work with.
  public init(
    settings: any SettingRepository,
    owners: any OwnerRepository,
    browsers: any BrowserRepository,
    time: any TimeSource
  ) {
    (self.settings, self.owners, self.browsers, self.time) = (settings, owners, browsers, time)
  }

  /// Every setting, in the order in which they are shown.
  public var allSettings: [Setting] { settings.all }

  /// Returns every setting with its value, and an error for what is kept and makes no sense, or cannot be read.
  public func readings() async -> (settings: [SettingReading], mistakes: [RepositoryError]) {
    await settings.readings(of: settings.all)
  }

  /// Returns a setting by its name, without regard to case.
  public func reading(named name: String) async throws(SettingError) -> SettingReading {
    let setting = try setting(named: name)
    return await settings.readings(of: [setting]).settings.first ?? SettingReading(setting)
  }

  private func setting(named name: String) throws(SettingError) -> Setting {
    let wanted = name.lowercased()
    if let setting = settings.all.first(where: { $0.name == wanted }) { return setting }
    throw .unknown(name, nearest: NearestMatch.of(name, among: settings.all.map(\.name)))
  }

  /// Gives a setting a value by its name, or takes it away if it is nil; throws `SettingError` for what can
  /// be corrected by writing something else.
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

  /// Returns everybody who has said a name or had something, by name; before them nobody, if something is nobody's.
  public func ownerSummaries() async throws(RepositoryError) -> [OwnerSummary] { try await owners.owners() }

  /// Returns everybody who has a name.
  public func namedOwners() async throws(RepositoryError) -> [Owner] {
    try await owners.owners().map(\.owner).filter { !$0.isNobody }
  }

  /// Gives what belongs to nobody to somebody, in one step, or changes nothing.
  public func claim(by owner: Owner) async throws(RepositoryError) -> OwnershipTransfer {
    try await owners.claim(by: owner)
  }

  /// Returns the browsers that may come in now.
  public func knownBrowsers() async throws(RepositoryError) -> [KnownBrowser] {
    try await browsers.known(at: time.now())
  }

  /// Signs out the browser with an id, or all of them for nil; returns how many that were.
  public func signOut(_ id: KnownBrowser.ID?) async throws(RepositoryError) -> Int {
    let known = try await knownBrowsers().filter { id == nil || $0.id == id }
    try await browsers.end { id == nil || $0.id == id }
    return known.count
  }

  /// Goes on as somebody in a browser; returns false, and changes nothing, if another browser is theirs and one is not sure.
  public func goOn(as owner: Owner, in id: KnownBrowser.ID, isSure: Bool) async throws(RepositoryError) -> Bool {
    guard try await browsers.give(id, to: owner, isSure: isSure) else { return false }
    // Lists of all name everybody who came. If the store is away, who has something in it is listed with that.
    if !owner.isNobody { try? await owners.add(owner) }
    return true
  }
}
