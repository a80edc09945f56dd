public import ArcadeDomain

/// The settings of `config.json`, on which the environment has the last word.
public struct FileSettings: SettingRepository {
  private let file: SettingsFile
  private let environment: [String: String]

  /// Reads and changes a file, beneath an environment.
  public init(_ file: SettingsFile, environment: [String: String]) {
    (self.file, self.environment) = (file, environment)
  }

  /// All but those that are kept in the store.
  public var all: [Setting] { Setting.inFile }

  /// Returns settings, and what in the file makes no sense.
  public func readings(of wanted: [Setting]) async -> (settings: [SettingReading], mistakes: [RepositoryError]) {
    let (stored, mistakes) = file.lenientReadings()
    return (wanted.map { SettingReading($0, stored: stored[$0], environment: environment) }, mistakes)
  }

  /// Stores a value, or takes it away.
  public func set(_ setting: Setting, to value: String?) async throws(RepositoryError) -> SettingChange {
    if let value { try file.check(value, for: setting) }
    let stored = try setting.stored(value)
    return SettingChange(setting, stored: stored, wasSet: try file.set(setting, to: stored))
  }
}

extension Setting {
  /// A value as it is stored: a path as it means the same from every folder, a line of receipts without what nobody sees.
  func stored(_ value: String?) throws(RepositoryError) -> String? {
    if isInStore { return value?.oneLine(atMost: Self.longestReceiptLine) }
    guard let value, isPlace else { return value }
    return try FeedAddress(value).absoluteText
  }
}

extension SettingReading {
  /// Reads a setting that has a stored value, unless it is nil.
  init(_ setting: Setting, stored: String?, environment: [String: String]) {
    let given = setting.value(in: environment)
    self.init(
      setting,
      value: (given ?? stored).map(setting.shown),
      from: given != nil ? .environment(variable: setting.variable) : stored != nil ? .stored : .usual
    )
  }
}

extension SettingChange {
  /// Says what is stored now, and whether the file that it names is there.
  init(_ setting: Setting, stored: String?, wasSet: Bool) {
    var missing: String?
    if setting.isPlace, let stored, case .file(let path)? = try? FeedAddress(FeedAddress.withoutColumns(stored)),
      FileKind(at: path) == .absent
    {
      missing = path
    }
    self.init(setting, value: stored.map(setting.shown), wasSet: wasSet, missingFile: missing)
  }
}
