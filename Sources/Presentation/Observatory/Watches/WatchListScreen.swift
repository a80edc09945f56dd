/// Everything that the list of watches shows, already formatted and translated.
public struct WatchListScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The watches, or why there are none.
  public var content: Content
  /// A question to answer with yes or no.
  public var question: String?
  /// What just happened.
  public var notices: [Notice]
  /// Whether only the notices are new.
  public var isUpdate: Bool

  /// Makes a screen, as a preview or a test does.
  public init(
    title: String,
    content: Content,
    question: String? = nil,
    notices: [Notice] = [],
    isUpdate: Bool = false
  ) {
    self.title = title
    self.content = content
    self.question = question
    self.notices = notices
    self.isUpdate = isUpdate
  }

  /// What stands where the watches stand.
  public enum Content: Hashable, Sendable {
    /// There they are, each with its number.
    case watches(RecordScreen.Table)
    /// There are none yet.
    case empty(String)
    /// A search is on its way.
    case loading(String)
    /// They could not be read.
    case failed(Failure)
  }
}
