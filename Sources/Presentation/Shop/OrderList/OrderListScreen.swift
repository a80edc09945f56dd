/// Everything that the list of orders shows, already computed and formatted.
public struct OrderListScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The orders, or why there are none.
  public let content: Content

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content) {
    self.title = title
    self.content = content
  }

  /// What stands where the orders stand.
  public enum Content: Hashable, Sendable {
    /// There they are, newest first.
    case orders(Columns, [Row])
    /// Nothing was bought yet.
    case empty(String)
    /// They could not be read.
    case failed(Failure)
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the orders' numbers.
    public let number: String
    /// Above the times.
    public let paidAt: String
    /// Above the numbers of pieces.
    public let pieces: String
    /// Above the totals.
    public let total: String

    /// Names the columns.
    public init(number: String, paidAt: String, pieces: String, total: String) {
      self.number = number
      self.paidAt = paidAt
      self.pieces = pieces
      self.total = total
    }
  }

  /// One order.
  public struct Row: Hashable, Sendable {
    /// Its number, which chooses it.
    public let number: String
    /// When it was paid.
    public let paidAt: String
    /// How many pieces were bought.
    public let pieces: String
    /// What was paid.
    public let total: String

    /// Makes a row of finished texts.
    public init(number: String, paidAt: String, pieces: String, total: String) {
      self.number = number
      self.paidAt = paidAt
      self.pieces = pieces
      self.total = total
    }
  }
}
