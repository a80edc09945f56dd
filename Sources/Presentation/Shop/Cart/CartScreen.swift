/// Everything that the cart shows, already computed and formatted.
public struct CartScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The lines, or why there are none.
  public let content: Content
  /// A question to answer with yes or no before anything else happens.
  public let question: String?
  /// What just happened.
  public let notices: [Notice]
  /// Whether only the question and the notices are news since the screen before.
  ///
  /// A frontend that appends, as a console does, may draw just these.
  public let isUpdate: Bool

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content, question: String? = nil, notices: [Notice] = [], isUpdate: Bool) {
    self.title = title
    self.content = content
    self.question = question
    self.notices = notices
    self.isUpdate = isUpdate
  }

  /// What stands where the lines stand.
  public enum Content: Hashable, Sendable {
    /// There they are.
    case lines(QuoteTable)
    /// There are none.
    case empty(String)
    /// They could not be priced.
    case failed(Failure)
  }
}
