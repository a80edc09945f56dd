/// Everything that the first screen of falling words shows, already formatted and translated.
public struct WordHomeScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// What would be played now, or why nothing can be.
  public var content: Content
  /// What just happened.
  public var notices: [Notice]

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content, notices: [Notice] = []) {
    self.title = title
    self.content = content
    self.notices = notices
  }

  /// What stands where the choice stands.
  public enum Content: Hashable, Sendable {
    /// The deck is being loaded.
    case loading(String)
    /// What would be played, each part with what it is.
    case choice([Fact])
    /// The topics of the deck, each with its number and how many pairs are about it.
    case topics(RecordScreen.Table)
    /// Nothing can be played.
    case failed(Failure)
  }
}
