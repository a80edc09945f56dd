/// Everything that the setting of a search shows, already formatted and translated.
public struct WatchSearchScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The setting, or what is going on.
  public var content: Content
  /// What just happened.
  public var notices: [Notice]
  /// Whether only the notices are new.
  public var isUpdate: Bool

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content, notices: [Notice] = [], isUpdate: Bool = false) {
    self.title = title
    self.content = content
    self.notices = notices
    self.isUpdate = isUpdate
  }

  /// What stands where the setting stands.
  public enum Content: Hashable, Sendable {
    /// What is set.
    case setting([Fact])
    /// A search is on its way.
    case loading(String)
    /// The search failed; what is set is kept.
    case failed(Failure)
  }
}
