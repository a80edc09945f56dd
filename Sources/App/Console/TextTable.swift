/// Rows of text under titled columns.
struct TextTable: Hashable, Sendable {
  /// A column; one without a title prints its values alone where labels are shown.
  struct Column: Hashable, Sendable {
    var title = ""
    var alignment = TextAlignment.leading
    /// Whether its texts may be cut where the table is too wide.
    var isFlexible = false
  }

  /// What stands, indented, beneath a row.
  enum Detail: Hashable, Sendable {
    /// Texts aligned with the columns, such as a discount and its amount.
    case cells([Span])
    /// A sentence across all columns.
    case text(Span, column: Int = 0)
  }

  /// A line of the table and what belongs to it.
  struct Row: Hashable, Sendable {
    var cells: [Span]
    var details: [Detail] = []
    /// Whether it sums up the others, so that its first cell is the label of the rest.
    var isSummary = false
  }

  var columns: [Column]
  var rows: [Row] = []

  /// Draws the lines that show the table within a width, as a grid if it fits one and is not for a screen reader, else
  /// as blocks of labelled values; returns whether it is a grid.
  ///
  /// Each line is made when it is drawn, as a table may have many.
  func draw(width: Int, isAccessible: Bool = false, _ draw: ([Span]) -> Void) -> Bool {
    Self.draw(columns, rows, width: width, isAccessible: isAccessible, draw)
  }

  /// Draws rows in the same way that are gone through several times, and need not all be there at once.
  static func draw(
    _ columns: [Column],
    _ rows: some Sequence<Row>,
    width: Int,
    isAccessible: Bool,
    _ draw: ([Span]) -> Void
  ) -> Bool {
    if !isAccessible, let grid = TextGrid(columns, rows, within: width) {
      grid.draw(draw)
      return true
    }
    LabelledBlocks(columns, rows, within: width).draw(draw)
    return false
  }
}

extension TextTable.Column {
  init(_ title: String, _ alignment: TextAlignment = .leading, isFlexible: Bool = false) {
    self.init(title: title, alignment: alignment, isFlexible: isFlexible)
  }
}

extension TextTable.Row {
  init(_ cells: [Span], details: [TextTable.Detail] = [], isSummary: Bool = false) {
    self.init(cells: cells, details: details, isSummary: isSummary)
  }
}

extension TextTable.Row {
  /// The same row with harmless texts.
  var sanitised: Self {
    Self(cells.map(\.sanitised), details: details.map(\.sanitised), isSummary: isSummary)
  }
}

extension TextTable.Detail {
  fileprivate var sanitised: Self {
    switch self {
    case .cells(let cells): .cells(cells.map(\.sanitised))
    case .text(let span, let column): .text(span.sanitised, column: column)
    }
  }
}
