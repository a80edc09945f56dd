/// Everything that the questions of a finished game show, already formatted and translated.
public struct PriceStatisticsScreen: Hashable, Sendable {
  /// The title, with the categories.
  public let title: String
  /// The questions, or why there are none.
  public let content: Content

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content) {
    self.title = title
    self.content = content
  }

  /// What stands where the questions stand.
  public enum Content: Hashable, Sendable {
    /// There they are, in the order in which they were asked, with what they came to.
    case rounds(Columns, [Row], summary: String)
    /// They could not be read.
    case failed(Failure)
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the numbers of the questions.
    public let number: String
    /// Above the products.
    public let product: String
    /// Above the answers that were given.
    public let given: String
    /// Above the right answers.
    public let right: String
    /// Above what came of them.
    public let outcome: String

    /// Names the columns.
    public init(number: String, product: String, given: String, right: String, outcome: String) {
      self.number = number
      self.product = product
      self.given = given
      self.right = right
      self.outcome = outcome
    }
  }

  /// One question.
  public struct Row: Hashable, Sendable {
    /// Its number, from 1.
    public let number: String
    /// What the product is called.
    public let product: String
    /// The answer that was given, or a word where it was skipped.
    public let given: String
    /// The right answer.
    public let right: String
    /// A sign for what came of it, for those who see it.
    public let sign: String
    /// A word for what came of it, with its tone.
    public let outcome: Notice

    /// Makes a row of finished texts.
    public init(number: String, product: String, given: String, right: String, sign: String, outcome: Notice) {
      self.number = number
      self.product = product
      self.given = given
      self.right = right
      self.sign = sign
      self.outcome = outcome
    }
  }
}
