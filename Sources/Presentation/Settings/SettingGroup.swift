import ArcadeDomain

/// A group of settings: the common ones, or the others of one system.
public struct SettingGroup: Hashable, Sendable {
  /// The title of a folded group; nil if it is in sight.
  public let title: String?
  /// The settings by name, with their purpose in the current language.
  public let settings: [Choice]

  /// Creates a group; one with a title is folded.
  public init(_ title: String?, _ settings: [Choice]) { (self.title, self.settings) = (title, settings) }
}
