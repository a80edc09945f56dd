/// Everything that the list of decks shows, already formatted and translated.
public struct DeckListScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The decks, or why there are none.
  public var content: Content
  /// A question to answer with yes or no.
  public var question: String?
  /// What just happened.
  public var notices: [Notice]

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content, question: String? = nil, notices: [Notice] = []) {
    self.title = title
    self.content = content
    self.question = question
    self.notices = notices
  }

  /// What stands where the decks stand.
  public enum Content: Hashable, Sendable {
    /// There they are.
    case decks(Columns, [Row])
    /// They could not be read.
    case failed(Failure)
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the row numbers.
    public let number: String
    /// Above the names.
    public let name: String
    /// Above the languages.
    public let languages: String
    /// Above the numbers of pairs.
    public let pairs: String
    /// Above where the decks come from.
    public let origin: String

    /// Names the columns.
    public init(number: String, name: String, languages: String, pairs: String, origin: String) {
      self.number = number
      self.name = name
      self.languages = languages
      self.pairs = pairs
      self.origin = origin
    }
  }

  /// One deck.
  public struct Row: Hashable, Sendable {
    /// What chooses it, from 1.
    public let number: String
    /// What it is called.
    public let name: String
    /// Its languages; empty where it is not loaded yet.
    public let languages: String
    /// How many pairs it holds; empty where it is not loaded yet.
    public let pairs: String
    /// Where it comes from.
    public let origin: String

    /// Makes a row of finished texts.
    public init(number: String, name: String, languages: String, pairs: String, origin: String) {
      self.number = number
      self.name = name
      self.languages = languages
      self.pairs = pairs
      self.origin = origin
    }
  }
}
