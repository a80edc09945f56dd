import ArcadePresentation

extension Page {
  /// Draws the page, or the blocks that have changed.
  ///
  /// A table in which only figures have changed is drawn again where a person watches them.
  func draw(on canvas: Canvas, after before: Page?) -> Bool {
    var isTableDrawn = false
    for (index, block) in blocks.enumerated() {
      let old = before.flatMap { $0.blocks.indices.contains(index) ? $0.blocks[index] : nil }
      guard block.isNews(after: old) else { continue }
      block.draw(on: canvas, linesBelow: blocks[(index + 1)...].map(\.lines).reduce(0, +))
      switch block {
      case .table, .choices: isTableDrawn = true
      case .text, .facts, .trend, .picture: break
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

  /// How many lines it takes at the least.
  fileprivate var lines: Int {
    switch self {
    case .text: 1
    case .facts(let facts): facts.count
    case .table(let table): table.rows.count + 1
    case .choices(let choices): choices.count
    case .trend(let trend): trend.figures.count + 1
    case .picture: 0
    }
  }

  fileprivate func draw(on canvas: Canvas, linesBelow: Int) {
    let output = canvas.output
    switch self {
    case .text(let text, let tone): output.paragraph(text, Style(tone))
    case .facts(let facts): output.facts(facts)
    case .trend(let trend):
      if output.theme.isAccessible {
        output.paragraph(trend.label)
      } else {
        output.facts([Fact(trend.label, Sparkline.text(of: trend.levels))])
      }
      output.facts(trend.figures)
    case .picture(let picture) where picture.isAtHand:
      canvas.draw(picture.words, picture: picture.addresses.last, linesBelow: linesBelow)
    // A terminal shows others where they are asked for.
    case .picture(let picture):
      if !picture.words.isEmpty { output.paragraph(picture.words) }
    case .choices(let choices):
      // What is known by its number alone needs no other word.
      output.definitions(
        choices.enumerated().map { ($1.id == "\($0 + 1)" ? $1.id : "\($0 + 1)  \($1.id)", $1.label) }
      )
    case .table(let table):
      if let title = table.title { output.paragraph(title, .strong) }
      let shown = output.isNarrow ? table.withSecondaryBeneath : table
      output.table(
        shown.textColumns(heading: canvas.phrases.numberHeading),
        shown.textRows(isAccessible: output.theme.isAccessible)
      )
    }
  }
}

extension Table {
  /// The same table with what is secondary on a line of its own beneath each row.
  fileprivate var withSecondaryBeneath: Table {
    guard columns.contains(where: \.isSecondary) else { return self }
    let main = columns.indices.filter { !columns[$0].isSecondary }
    var table = self
    table.columns = main.map { columns[$0] }
    table.rows = rows.map { row in
      let rest = row.cells.indices.filter { !main.contains($0) }.map { row.cells[$0].text }.filter { !$0.isEmpty }
      let beneath = rest.isEmpty ? [] : [Detail.text(rest.joined(separator: ", "))]
      return Row(row.id, main.map { row.cells[$0] }, details: beneath + row.details, address: row.address)
    }
    return table
  }

  /// The columns as the console draws them, with one for the numbers that choose rows.
  fileprivate func textColumns(heading: String) -> [TextTable.Column] {
    let heading = columns.allSatisfy(\.title.isEmpty) ? "" : heading
    return (firstNumber == nil ? [] : [.init(heading, .trailing)])
      + columns.map { .init($0.title, $0.isNumber ? .trailing : .leading, isFlexible: $0.mayBeCut) }
  }

  /// The rows as the console draws them, each made when it is asked for.
  fileprivate func textRows(isAccessible: Bool) -> some Sequence<TextTable.Row> {
    let isNumbered = firstNumber != nil
    func span(_ cell: Cell) -> Span { Span(isAccessible ? cell.spoken ?? cell.text : cell.text, Style(cell.tone)) }
    return sequence(state: (position: 0, number: firstNumber ?? 1)) { state in
      guard state.position < rows.count else { return nil }
      let row = rows[state.position]
      let number: [Span] = isNumbered ? [row.isSummary ? "" : Span(String(state.number))] : []
      state.position += 1
      if !row.isSummary { state.number += 1 }
      return TextTable.Row(
        number + row.cells.map(span),
        details: row.details.map { detail(of: $0, isNumbered: isNumbered, span) },
        isSummary: row.isSummary
      )
    }
  }

  private func detail(of detail: Detail, isNumbered: Bool, _ span: (Cell) -> Span) -> TextTable.Detail {
    switch detail {
    case .cells(let cells): .cells((isNumbered ? [""] : []) + cells.map(span))
    case .text(let text, let tone, let column): .text(Span(text, Style(tone)), column: column + (isNumbered ? 1 : 0))
    }
  }
}

extension ConsoleOutput {
  /// Whether there is too little room for secondary columns.
  var isNarrow: Bool { width < 72 && !theme.isAccessible }
}
