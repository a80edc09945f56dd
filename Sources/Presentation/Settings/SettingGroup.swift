import ArcadeDomain

/// The settings of one system, as they stand together.
public struct SettingGroup: Hashable, Sendable {
  /// What stands above them.
  public let title: String
  /// The settings by their names, with what each is for, in the language in use.
  public let settings: [Choice]

  /// Joins settings under a title.
  public init(_ title: String, _ settings: [Choice]) {
    self.title = title
    self.settings = settings
  }
}
