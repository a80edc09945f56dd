public import ArcadeDomain
import Synchronization

/// Settings without a file, for embedders and tests.
public final class InMemorySettings: SettingRepository {
  private let values = Mutex<[Setting: String]>([:])
  private let environment: [String: String]

  /// Creates a repository without values, overridden by an environment.
  public init(environment: [String: String] = [:]) { self.environment = environment }

  public var all: [Setting] { Setting.all }

  /// Returns settings; values that were set are always valid.
  public func readings(of wanted: [Setting]) async -> (settings: [SettingReading], mistakes: [RepositoryError]) {
    let values = values.withLock { $0 }
    return (wanted.map { SettingReading($0, stored: values[$0], environment: environment) }, [])
  }

  public func set(_ setting: Setting, to value: String?) async throws(RepositoryError) -> SettingChange {
    let stored = try setting.stored(value)
    let before = values.withLock { values in
      defer { values[setting] = stored }
      return values[setting]
    }
    return SettingChange(setting, stored: stored, wasSet: before != nil)
  }
}
