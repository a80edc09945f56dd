/// A store of settings.
public protocol SettingRepository: Sendable {
  /// Every supported setting in the order shown.
  var all: [Setting] { get }
  /// Returns some settings in the order shown, and an error for each invalid or unreadable one.
  func readings(of wanted: [Setting]) async -> (settings: [SettingReading], mistakes: [RepositoryError])
  /// Stores a value, or resets it if it is nil. Throws `.configuration` for a value that the setting does not allow,
  /// and `.badAddress` for an invalid path or URL.
  func set(_ setting: Setting, to value: String?) async throws(RepositoryError) -> SettingChange
}

/// The reason why a setting was not changed.
public enum SettingError: Error, Hashable, Sendable {
  /// There is no setting with that name; the nearest name, if any is similar.
  case unknown(String, nearest: String?)
  /// The value is not among the allowed ones.
  case impossible(String, of: String, allowed: [String])
  /// The value is not a line that fits on a receipt.
  case notALine(of: String)
}
