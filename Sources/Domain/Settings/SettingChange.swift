/// The effect of setting or resetting a setting.
public struct SettingChange: Hashable, Sendable {
  /// The setting that was changed.
  public let setting: Setting
  /// The stored value as it may be shown; nil if it was reset.
  public let value: String?
  /// Whether it had a value before.
  public let wasSet: Bool
  /// The path of the file that the value names, if it does not exist yet.
  public let missingFile: String?

  /// Creates a report of a change.
  public init(_ setting: Setting, value: String?, wasSet: Bool, missingFile: String? = nil) {
    (self.setting, self.value, self.wasSet, self.missingFile) = (setting, value, wasSet, missingFile)
  }
}
