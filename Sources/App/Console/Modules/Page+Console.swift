import ArcadePresentation

extension Page: ConsoleDrawable {
  /// Draws the page, or the blocks that have changed.
  ///
  /// A table in which only figures have changed is drawn again where a person watches them.
  func draw(on canvas: Canvas, after before: Page?) -> Bool {
    var isTableDrawn = false
    var number = 1
    for (index, block) in blocks.enumerated() {
      let first = number
      number += Page(block).numberedRows.count
      let old = before.flatMap { $0.blocks.indices.contains(index) ? $0.blocks[index] : nil }
      guard block.isNews(after: old) else { continue }
      block.draw(on: canvas, numberedFrom: first)
      switch block {
      case .table, .choices: isTableDrawn = true
      case .text, .facts: break
      }
    }
    return isTableDrawn
  }
}

extension Block {
  /// Whether it is worth seeing where another block stood in its place.
  fileprivate func isNews(after old: Block?) -> Bool {
    guard case .table(let table) = self, case .table(let before)? = old, !table.isWatched else { return self != old }
    return table.rows.map(\.id) != before.rows.map(\.id)
  }

  fileprivate func draw(on canvas: Canvas, numberedFrom first: Int) {
    let output = canvas.output
    switch self {
    case .text(let text, let tone): output.paragraph(text, Style(tone))
    case .facts(let facts): output.facts(facts)
    case .choices(let choices):
      output.definitions(choices.enumerated().map { ("\(first + $0)  \($1.id)", $1.label) })
    case .table(let table):
      if let title = table.title { output.paragraph(title, .strong) }
      output.table(table.textTable(numberedFrom: first, heading: canvas.phrases.numberHeading))
    }
  }
}

extension Table {
  /// The table as the console draws it, with the numbers that choose its rows.
  func textTable(numberedFrom first: Int = 1, heading: String) -> TextTable {
    var numbers = (first...).lazy.map { Span(String($0)) }.makeIterator()
    return TextTable(
      columns: (isNumbered ? [.init(heading, .trailing)] : [])
        + columns.map { .init($0.title, $0.isNumber ? .trailing : .leading, isFlexible: $0.mayBeCut) },
      rows: rows.map { row in
        let number = isNumbered ? [row.isSummary ? Span("") : numbers.next() ?? ""] : []
        return TextTable.Row(
          number + row.cells.map(Span.init),
          details: row.details.map { detail(of: $0) },
          isSummary: row.isSummary
        )
      }
    )
  }

  private func detail(of detail: Detail) -> TextTable.Detail {
    switch detail {
    case .cells(let cells): .cells((isNumbered ? [""] : []) + cells.map(Span.init))
    case .text(let text, let tone, let column): .text(Span(text, Style(tone)), column: column + (isNumbered ? 1 : 0))
    }
  }
}

extension Span {
  fileprivate init(_ cell: Table.Cell) { self.init(cell.text, Style(cell.tone)) }
}
