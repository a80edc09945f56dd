public import ArcadeDomain

/// The settings of `config.json`, overridden by the environment, and those that a store shares among its tills.
public struct StoredSettings: SettingRepository {
  private let file: SettingsFile
  private let environment: [String: String]
  private let database: Database

  /// Creates a repository of a file, an environment, and the table `store_settings` of a database.
  public init(_ file: SettingsFile, environment: [String: String], database: Database) {
    (self.file, self.environment, self.database) = (file, environment, database)
  }

  public var all: [Setting] { Setting.all }

  /// Returns settings, and invalid values in the file; the store is only read for its own settings, and if it exists.
  public func readings(of wanted: [Setting]) async -> (settings: [SettingReading], mistakes: [RepositoryError]) {
    var (stored, mistakes) = wanted.allSatisfy(\.isInStore) ? ([:], []) : file.lenientReadings()
    do throws(RepositoryError) {
      if wanted.contains(where: \.isInStore), !database.isYetToCome {
        stored.merge(try await database.read { try $0.storeSettings() }) { _, kept in kept }
      }
    } catch {
      mistakes.append(error)
    }
    return (wanted.map { SettingReading($0, stored: stored[$0], environment: environment) }, mistakes)
  }

  /// Stores a value in the setting's place, or removes it.
  public func set(_ setting: Setting, to value: String?) async throws(RepositoryError) -> SettingChange {
    if let value, !setting.isInStore { try file.check(value, for: setting) }
    let stored = try setting.stored(value)
    let wasSet =
      setting.isInStore
      ? try await database.write { try $0.keep(stored, for: setting) } : try file.set(setting, to: stored)
    return SettingChange(setting, stored: stored, wasSet: wasSet)
  }
}

extension Setting {
  /// Returns a value for storing: with an absolute path, or without invisible characters in a receipt line. Throws
  /// `.configuration` for an impossible value.
  func stored(_ value: String?) throws(RepositoryError) -> String? {
    guard let value else { return nil }
    guard accepts(value) else { throw RepositoryError(.configuration, subject: name, detail: shown(value)) }
    if isInStore { return value.oneLine(atMost: Self.longestReceiptLine) }
    return isPlace ? try FeedAddress(value).absoluteText : value
  }
}

extension SettingReading {
  /// Reads a setting with its stored value, if any.
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
  /// Describes the stored value, and whether the file that it names exists.
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
