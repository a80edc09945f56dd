/// A setting with its value, as it may be shown.
public struct SettingReading: Hashable, Sendable {
  /// Where a value comes from.
  public enum Origin: Hashable, Sendable {
    /// What was set, and is kept.
    case stored
    /// A variable of the environment, which has the last word.
    case environment(variable: String)
    /// Nothing was set; what is usual holds.
    case usual
  }

  /// What can be set.
  public let setting: Setting
  /// The value in force: in place of a key a mask, of an address what is no secret; nil where nothing was set.
  public let value: String?
  /// Where the value comes from.
  public let origin: Origin

  /// Reads a setting; `value` is one that may be shown.
  public init(_ setting: Setting, value: String? = nil, from origin: Origin = .usual) {
    (self.setting, self.value, self.origin) = (setting, value, origin)
  }
}
