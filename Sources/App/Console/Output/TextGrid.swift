import ArcadePresentation

/// A table drawn in aligned columns, two spaces apart.
struct TextGrid<Rows: Sequence<Table.Row>> {
  private static var gap: Int { 2 }

  private let columns: [Table.Column]
  private let rows: Rows
  private let widths: [Int]
  private let width: Int

  /// Fits a table into a width, cutting flexible columns if necessary; nil if that is not enough.
  package init?(_ columns: [Table.Column], _ rows: Rows, within width: Int, narrowest: Int = 12) {
    var widths = Self.naturalWidths(of: columns, rows)
    let shown = widths.count { $0 > 0 }
    var excess = widths.reduce(0, +) + Self.gap * max(0, shown - 1) - width
    while excess > 0 {
      let shrinkable = widths.indices.filter { columns[$0].mayBeCut && widths[$0] > narrowest }
      guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
      excess -= 1
    }
    (self.columns, self.rows) = (columns, rows)
    (self.widths, self.width) = (widths, width)
  }

  /// Draws the header, if any column has a title, and the rows with their details.
  package func draw(_ draw: ([Span]) -> Void) {
    let titles = columns.map { Span($0.title, .strong) }
    if titles.contains(where: { !$0.text.isEmpty }) { draw(line(of: titles)) }
    for row in rows {
      draw(line(of: row.cells))
      for detail in row.details { lines(of: detail).forEach(draw) }
    }
  }

  private func lines(of detail: Table.Detail) -> [[Span]] {
    switch detail {
    case .cells(let cells):
      [line(of: Self.indented(cells))]
    case .text(let text, let tone, let column):
      WordWrap.lines(of: text, width: width - margin(of: column)).map { part in
        [Span(String(repeating: " ", count: margin(of: column))), Span(part, tone)]
      }
    }
  }

  /// The indent of a sentence beneath a column.
  private func margin(of column: Int) -> Int {
    widths.prefix(column).filter { $0 > 0 }.reduce(2) { $0 + $1 + Self.gap }
  }

  /// Adds spaces only before a text, so that no line ends in them.
  private func line(of cells: [Span]) -> [Span] {
    var line: [Span] = []
    var column = 0
    var end = 0
    for (index, cell) in cells.prefix(widths.count).enumerated() where widths[index] > 0 {
      let text = DisplayWidth.cut(cell.text, to: widths[index])
      let columns = DisplayWidth.columns(of: text)
      let shift = self.columns[index].isNumber ? widths[index] - columns : 0
      if columns > 0 {
        let space = column + shift - end
        if space > 0 { line.append(Span(String(repeating: " ", count: space))) }
        line.append(Span(text, cell.tone))
        end = column + shift + columns
      }
      column += widths[index] + Self.gap
    }
    return line
  }

  private static func naturalWidths(of columns: [Table.Column], _ rows: Rows) -> [Int] {
    var widths = columns.map { DisplayWidth.columns(of: $0.title) }
    for row in rows {
      let details = row.details.compactMap { if case .cells(let cells) = $0 { indented(cells) } else { nil } }
      for cells in [row.cells] + details {
        for (index, cell) in cells.prefix(widths.count).enumerated() {
          widths[index] = max(widths[index], cell.columns)
        }
      }
    }
    return widths
  }

  private static func indented(_ cells: [Span]) -> [Span] {
    guard let first = cells.firstIndex(where: { !$0.text.isEmpty }) else { return cells }
    var indented = cells
    indented[first] = Span("  " + cells[first].text, cells[first].tone)
    return indented
  }
}
