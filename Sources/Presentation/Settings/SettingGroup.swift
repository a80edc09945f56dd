import ArcadeDomain

/// Settings that stand together: those that everybody may want to change, or the others of one system.
public struct SettingGroup: Hashable, Sendable {
  /// What stands above them, where they are folded; nil for those that are in sight.
  public let title: String?
  /// The settings by their names, with what each is for, in the language in use.
  public let settings: [Choice]

  /// Joins settings, under a title where they are folded.
  public init(_ title: String?, _ settings: [Choice]) { (self.title, self.settings) = (title, settings) }
}
