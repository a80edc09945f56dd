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

/// Why a setting was not changed.
public enum SettingError: Error, Hashable, Sendable {
  /// There is none of that name; the one that may have been meant.
  case unknown(String, nearest: String?)
  /// It can have other values only.
  case impossible(String, of: String, allowed: [String])
  /// Its value would be no line that a receipt has room for.
  case notALine(of: String)
}
