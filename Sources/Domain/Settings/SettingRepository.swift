/// Keeps what was set.
public protocol SettingRepository: Sendable {
  /// Returns every setting in the order in which they are shown, and an error for each kept value that makes no sense.
  func readings() async -> (settings: [SettingReading], mistakes: [RepositoryError])
  /// Stores a value, or takes it away where it is nil; throws `.configuration` for one that the setting cannot have, and
  /// `.badAddress` for a place that is none.
  func set(_ setting: Setting, to value: String?) async throws(RepositoryError) -> SettingChange
}

extension SettingRepository {
  /// Returns a setting by its name, without regard to case.
  public func reading(named name: String) async throws(SettingError) -> SettingReading {
    let settings = await readings().settings
    let wanted = name.lowercased()
    if let reading = settings.first(where: { $0.setting.name == wanted }) { return reading }
    throw .unknown(name, nearest: NearestMatch.of(name, among: settings.map { $0.setting.name }))
  }

  /// Gives a setting a value by its name, or takes it away where it is nil.
  ///
  /// Throws `SettingError` for what can be corrected by writing something else.
  public func change(_ name: String, to value: String?) async throws -> SettingChange {
    let setting = try await reading(named: name).setting
    let allowed =
      switch setting.kind {
      case .percent: ["0 – 100"]
      case .currency: ["EUR", "JPY", "USD", "…"]
      default: setting.allowedValues
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
}
