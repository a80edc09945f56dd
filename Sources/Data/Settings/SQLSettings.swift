public import ArcadeDomain

/// Keeps in `store_settings` what holds for all tills of a store.
public struct SQLSettings: SettingRepository {
  private let database: Database

  /// Keeps settings in a database.
  public init(database: Database) { self.database = database }

  /// What is kept in the store.
  public var all: [Setting] { Setting.all.filter(\.isInStore) }

  /// Reads the rows, unless there is no file yet.
  public func readings(of wanted: [Setting]) async -> (settings: [SettingReading], mistakes: [RepositoryError]) {
    do throws(RepositoryError) {
      let kept = database.isYetToCome ? [:] : try await database.read { try $0.storeSettings() }
      return (wanted.map { SettingReading($0, stored: kept[$0], environment: [:]) }, [])
    } catch {
      return (wanted.map { SettingReading($0) }, [error])
    }
  }

  /// Writes a row, or deletes it.
  public func set(_ setting: Setting, to value: String?) async throws(RepositoryError) -> SettingChange {
    if let value, !setting.accepts(value) {
      throw RepositoryError(.configuration, subject: setting.name, detail: value)
    }
    let stored = try setting.stored(value)
    let wasSet = try await database.write { try $0.keep(stored, for: setting) }
    return SettingChange(setting, stored: stored, wasSet: wasSet)
  }
}
