/// Keeps what was set.
public protocol SettingRepository: Sendable {
  /// Every setting that it keeps, in the order in which they are shown.
  var all: [Setting] { get }
  /// Returns some of them in their order, and an error for what is kept and makes no sense, or cannot be read.
  func readings(of wanted: [Setting]) async -> (settings: [SettingReading], mistakes: [RepositoryError])
  /// Stores a value, or takes it away where it is nil; throws `.configuration` for one that the setting cannot have, and
  /// `.badAddress` for a place that is none.
  func set(_ setting: Setting, to value: String?) async throws(RepositoryError) -> SettingChange
}

extension SettingRepository {
  /// Returns a setting by its name, without regard to case.
  public func reading(named name: String) async throws(SettingError) -> SettingReading {
    let setting = try setting(named: name)
    return await readings(of: [setting]).settings.first ?? SettingReading(setting)
  }

  private func setting(named name: String) throws(SettingError) -> Setting {
    let wanted = name.lowercased()
    if let setting = all.first(where: { $0.name == wanted }) { return setting }
    throw .unknown(name, nearest: NearestMatch.of(name, among: all.map(\.name)))
  }

  /// Gives a setting a value by its name, or takes it away where it is nil.
  ///
  /// Throws `SettingError` for what can be corrected by writing something else.
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
    return try await set(setting, to: value)
  }
}

/// Why a setting was not changed.
public enum SettingError: Error, Hashable, Sendable {
  /// There is none of that name; the one that may have been meant.
  case unknown(String, nearest: String?)
  /// It can have other values only.
  case impossible(String, of: String, allowed: [String])
  /// Its value would be no line that a receipt has room for.
  case notALine(of: String)
}
