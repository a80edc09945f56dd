/// Everything that the categories of a source show, already formatted and translated.
public struct ListingCategoryScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The categories, or why there are none.
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

  /// What stands where the categories stand.
  public enum Content: Hashable, Sendable {
    /// There they are, each with its number.
    case categories(RecordScreen.Table)
    /// They are on their way.
    case loading(String)
    /// They could not be loaded.
    case failed(Failure)
  }
}
