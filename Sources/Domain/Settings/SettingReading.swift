/// A setting with its value, as it may be shown.
public struct SettingReading: Hashable, Sendable {
  /// The origin of a value.
  public enum Origin: Hashable, Sendable {
    /// The stored value.
    case stored
    /// An environment variable, which takes precedence.
    case environment(variable: String)
    /// The default, since nothing is set.
    case usual
  }

  /// The setting itself.
  public let setting: Setting
  /// The current value, with keys masked and secrets removed from URLs; nil if nothing is set.
  public let value: String?
  /// The origin of the value.
  public let origin: Origin

  /// Creates a reading; `value` must be safe to show.
  public init(_ setting: Setting, value: String? = nil, from origin: Origin = .usual) {
    (self.setting, self.value, self.origin) = (setting, value, origin)
  }
}
