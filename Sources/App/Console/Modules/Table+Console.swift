import ArcadeData
package import ArcadePresentation

extension Table {
  /// The number of columns of a terminal that leaves room for sparklines.
  private static let wide = 100
  /// The number of columns below which there is no room for secondary columns.
  static let narrow = 72
  /// The number of columns that usually identify a name.
  private static let alertName = 16

  /// Draws rows of the table within a width, as a grid or as blocks of labelled values; returns whether it is a grid.
  ///
  /// It is a grid if the table fits and the output is not for a screen reader. Each line is made when it is drawn,
  /// because a table may have many, and not all rows need be in memory at once.
  package func draw(
    rows: some Collection<Row>,
    width: Int,
    isAccessible: Bool = false,
    numberHeading: String = "",
    _ draw: ([Span]) -> Void
  ) -> Bool {
    let columns = drawnColumns(heading: numberHeading)
    let rows = drawnRows(rows, isAccessible: isAccessible, withTrends: !isAccessible && width >= Self.wide)
    if !isAccessible, let grid = TextGrid(columns, rows, within: width) {
      grid.draw(draw)
      return true
    }
    LabelledBlocks(columns: columns, rows: rows, width: width).draw(draw)
    return false
  }

  /// Returns the table with secondary columns beneath its rows, if they do not fit.
  ///
  /// In a narrow terminal all of them move. Otherwise columns move, from the last one on, until names have enough
  /// room. If even that is not enough, the table is unchanged.
  func fitting(_ width: Int, _ phrases: ConsolePhrases) -> Table {
    if width < Self.narrow { return withSecondaryBeneath(joinedBy: phrases.comma) }
    let secondary = columns.indices.filter { columns[$0].isSecondary }
    guard !secondary.isEmpty else { return self }
    for narrowest in [Self.alertName, 12] {
      for kept in (0...secondary.count).reversed() {
        let table = withBeneath(Set(secondary[kept...]), joinedBy: phrases.comma)
        let rows = table.drawnRows(table.rows, isAccessible: false, withTrends: width >= Self.wide)
        let columns = table.drawnColumns(heading: phrases.numberHeading)
        if TextGrid(columns, rows, within: width, narrowest: narrowest) != nil { return table }
      }
    }
    return self
  }

  /// Returns the table with secondary columns on a line of their own beneath each row.
  func withSecondaryBeneath(joinedBy comma: String) -> Table {
    withBeneath(Set(columns.indices.filter { columns[$0].isSecondary }), joinedBy: comma)
  }

  private func withBeneath(_ places: Set<Int>, joinedBy comma: String) -> Table {
    guard !places.isEmpty else { return self }
    let main = columns.indices.filter { !places.contains($0) }
    var table = self
    table.columns = main.map { columns[$0] }
    table.rows = rows.map { row in
      let rest = zip(columns, row.cells).enumerated().filter { places.contains($0) && !$1.1.text.isEmpty }
        .map { $1.0.needsTitle ? "\($1.0.title) \($1.1.text)" : $1.1.text }
      let beneath = rest.isEmpty ? [] : [Detail.text(rest.joined(separator: comma))]
      let details: [Detail] = row.details.map { detail in
        switch detail {
        case .cells(let cells): .cells(main.filter(cells.indices.contains).map { cells[$0] })
        case .text(let text, let tone, let column): .text(text, tone, column: main.count { $0 < column })
        }
      }
      return Row(
        row.id,
        main.filter(row.cells.indices.contains).map { row.cells[$0] },
        details: beneath + details,
        isSummary: row.isSummary,
        address: row.address
      )
    }
    return table
  }

  /// The columns with sanitised titles, and with a column for the numbers that choose rows.
  private func drawnColumns(heading: String) -> [Column] {
    let heading = columns.allSatisfy(\.title.isEmpty) ? "" : heading
    return (firstNumber == nil ? [] : [Column(heading, isNumber: true)])
      + columns.map { Column($0.title.sanitized, isNumber: $0.isNumber, mayBeCut: $0.mayBeCut) }
  }

  /// The rows with sanitised texts and their numbers, each made on demand.
  private func drawnRows(
    _ rows: some Collection<Row>,
    isAccessible: Bool,
    withTrends: Bool
  ) -> some Sequence<Row> {
    func drawn(_ cell: Cell) -> Cell {
      let text = (isAccessible ? cell.spoken ?? cell.text : cell.text).sanitized
      guard withTrends, let trend = cell.trend else { return Cell(text, cell.tone) }
      return Cell("\(trend.sparkline) \(text)", cell.tone)
    }
    return sequence(state: (rows: rows.makeIterator(), number: firstNumber ?? 1)) { state in
      guard let row = state.rows.next() else { return nil }
      let number: [Cell] = firstNumber == nil ? [] : [row.isSummary ? "" : Cell(String(state.number))]
      if !row.isSummary { state.number += 1 }
      let details: [Detail] = row.details.map { detail in
        switch detail {
        case .cells(let cells): .cells(number.map { _ in "" } + cells.map(drawn))
        case .text(let text, let tone, let column):
          .text(text.sanitized, tone, column: column + number.count)
        }
      }
      return Row(row.id, number + row.cells.map(drawn), details: details, isSummary: row.isSummary)
    }
  }
}
