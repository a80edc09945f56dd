import ArcadeData
package import ArcadePresentation

extension Table {
  /// How many columns of a terminal leave room for how figures went.
  private static let wide = 100
  /// How many columns are too few for what is secondary.
  static let narrow = 72
  /// How many columns of a name mostly tell it from others.
  private static let alertName = 16

  /// Draws the lines that show rows of the table within a width, as a grid if it fits one and is not for a screen reader, else
  /// as blocks of labelled values; returns whether it is a grid.
  ///
  /// Each line is made when it is drawn, as a table may have many; nor need its rows stand in memory all at once.
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

  /// The same table with what is secondary beneath its rows: all of it in a narrow terminal, else as much, from the last
  /// column on, as has no room beside them, or leaves names less than they need to be told apart; itself where even that is
  /// not enough.
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

  /// The same table with what is secondary on a line of its own beneath each row.
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

  /// The columns with harmless titles, and with one for the numbers that choose rows.
  private func drawnColumns(heading: String) -> [Column] {
    let heading = columns.allSatisfy(\.title.isEmpty) ? "" : heading
    return (firstNumber == nil ? [] : [Column(heading, isNumber: true)])
      + columns.map { Column($0.title.sanitized, isNumber: $0.isNumber, mayBeCut: $0.mayBeCut) }
  }

  /// The rows with harmless texts and with their numbers, each made when it is asked for.
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
