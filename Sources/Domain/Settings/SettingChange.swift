/// What became of a setting that got a value, or lost it.
public struct SettingChange: Hashable, Sendable {
  /// What was changed.
  public let setting: Setting
  /// The value as it was stored and may be shown; nil where it was taken away.
  public let value: String?
  /// Whether it had a value before.
  public let wasSet: Bool
  /// The path of the file that it names, where there is none yet.
  public let missingFile: String?

  /// Says what was changed.
  public init(_ setting: Setting, value: String?, wasSet: Bool, missingFile: String? = nil) {
    (self.setting, self.value, self.wasSet, self.missingFile) = (setting, value, wasSet, missingFile)
  }
}
