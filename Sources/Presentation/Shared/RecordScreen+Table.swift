extension RecordScreen {
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
