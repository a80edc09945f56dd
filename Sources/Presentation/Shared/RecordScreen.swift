/// Everything that a screen of tables shows, already formatted and translated: a list, a history, statistics.
public struct RecordScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The tables, or why there are none.
  public var content: Content
  /// A question to answer with yes or no.
  public var question: String?
  /// What just happened, and what else to know.
  public var notices: [Notice]
  /// Whether only the notices and the question are news since the screen before.
  ///
  /// A frontend that appends, as a console does, may draw just these.
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

  /// Shows the tables that have rows; where none has, a sentence.
  public init(title: String, _ tables: Table..., whereEmpty sentence: String) {
    let shown = tables.filter { !$0.rows.isEmpty }
    self.init(title: title, content: shown.isEmpty ? .empty(sentence) : .tables(shown))
  }

  /// What stands where the tables stand.
  public enum Content: Hashable, Sendable {
    /// They are on their way.
    case loading(String)
    /// There they are.
    case tables([Table])
    /// There is nothing to show yet.
    case empty(String)
    /// They could not be read.
    case failed(Failure)
  }
}
