public import ArcadeDomain

/// The settings of `config.json`, on which the environment has the last word.
public struct FileSettings: SettingRepository {
  private let file: SettingsFile
  private let environment: [String: String]

  /// Reads and changes a file, beneath an environment.
  public init(_ file: SettingsFile, environment: [String: String]) {
    self.file = file
    self.environment = environment
  }

  /// Returns every setting, and what in the file makes no sense.
  public func readings() async -> (settings: [SettingReading], mistakes: [RepositoryError]) {
    let (stored, mistakes) = file.lenientReadings()
    return (Setting.all.map { SettingReading($0, stored: stored[$0], environment: environment) }, mistakes)
  }

  /// Stores a value, or takes it away.
  public func set(_ setting: Setting, to value: String?) async throws(RepositoryError) -> SettingChange {
    if let value { try file.check(value, for: setting) }
    let stored = try setting.stored(value)
    return SettingChange(setting, stored: stored, wasSet: try file.set(setting, to: stored))
  }
}
