/// Everything that tables of what was played show, already formatted and translated.
public struct RecordScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The tables, or why there are none.
  public let content: Content

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content) {
    self.title = title
    self.content = content
  }

  /// What stands where the tables stand.
  public enum Content: Hashable, Sendable {
    /// There they are.
    case tables([Table])
    /// Nothing was played to its end yet.
    case empty(String)
    /// They could not be read.
    case failed(Failure)
  }

  /// Rows under titled columns; a column of numbers is marked.
  public struct Table: Hashable, Sendable {
    /// What stands above the table; nil where the screen's title does.
    public let title: String?
    /// The titles of the columns.
    public let columns: [Column]
    /// The texts of each row, one for each column.
    public let rows: [[String]]

    /// Makes a table of finished texts.
    public init(title: String? = nil, columns: [Column], rows: [[String]]) {
      self.title = title
      self.columns = columns
      self.rows = rows
    }
  }

  /// The title of a column.
  public struct Column: Hashable, Sendable {
    /// What stands above the values.
    public let title: String
    /// Whether numbers stand in it.
    public let isNumber: Bool
    /// Whether its texts may be cut where there is little room; where no column says so, those of the first may be.
    public let mayBeCut: Bool

    /// Names a column.
    public init(_ title: String, isNumber: Bool = false, mayBeCut: Bool = false) {
      self.title = title
      self.isNumber = isNumber
      self.mayBeCut = mayBeCut
    }
  }
}
