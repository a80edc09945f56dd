package import ArcadePresentation

extension Page {
  /// Draws the page, or the blocks that have changed.
  ///
  /// A table in which only figures have changed is drawn again if a person watches them.
  package func draw(on canvas: Canvas, after before: Page?) -> Bool {
    var isTableDrawn = false
    for (index, block) in blocks.enumerated() {
      let old = before.flatMap { $0.blocks.indices.contains(index) ? $0.blocks[index] : nil }
      guard block.isNews(after: old) else { continue }
      block.draw(on: canvas, linesBelow: blocks[(index + 1)...].map(\.lines).reduce(0, +))
      switch block {
      case .table, .choices: isTableDrawn = true
      case .text, .facts, .trend, .picture, .forms, .editor, .buttons, .pages, .list, .more: break
      }
    }
    return isTableDrawn
  }
}

extension Block {
  /// Whether the block is worth showing after another one in its place.
  fileprivate func isNews(after old: Block?) -> Bool {
    guard case .table(let table) = self, case .table(let before)? = old, !table.isWatched else { return self != old }
    return table.rows.map(\.id) != before.rows.map(\.id)
  }

  /// The lowest number of lines of the block.
  fileprivate var lines: Int {
    switch self {
    case .text: 1
    case .facts(let facts): facts.count
    case .table(let table): table.rows.count + 1
    case .choices(let choices): choices.count
    case .trend(let trend): trend.figures.count + 1
    case .picture, .forms, .editor, .buttons, .pages, .list, .more: 0
    }
  }

  fileprivate func draw(on canvas: Canvas, linesBelow: Int) {
    let output = canvas.output
    switch self {
    case .text(let text, let tone): output.paragraph(text, tone)
    case .facts(let facts): output.facts(facts)
    case .trend(let trend) where trend.levels.isEmpty:
      if !output.theme.isAccessible { TextChart(trend: trend, width: output.width).lines.forEach { output.line($0) } }
    case .trend(let trend):
      if output.theme.isAccessible {
        output.paragraph(trend.label)
      } else {
        output.facts([Fact(trend.label, trend.sparkline)])
      }
      output.facts(trend.figures)
    case .picture(let picture) where picture.isAtHand:
      canvas.draw(picture.words, picture: picture.addresses.last, linesBelow: linesBelow)
    // A terminal shows other pictures on request.
    case .picture(let picture):
      if !picture.words.isEmpty { output.paragraph(picture.words) }
    case .choices(let choices) where choices.contains { $0.picture != nil }: ChoiceGrid(canvas: canvas).draw(choices)
    case .choices(let choices):
      // Anything known by its number alone needs no other label.
      output.definitions(
        choices.enumerated().map { ($1.id == "\($0 + 1)" ? $1.id : "\($0 + 1)  \($1.id)", $1.label) }
      )
    case .table(let table):
      if let title = table.title { output.paragraph(title, .strong) }
      output.table(
        output.theme.isAccessible ? table : table.fitting(output.width, canvas.phrases),
        numberHeading: canvas.phrases.numberHeading
      )
    // Actions are typed, and the help lists them.
    case .forms, .editor, .buttons, .pages, .list, .more: break
    }
  }
}

extension Trend {
  /// The levels as blocks of different heights.
  var sparkline: String {
    let blocks = Array("▁▂▃▄▅▆▇█")
    return String(levels.map { blocks[max(0, min($0, blocks.count - 1))] })
  }
}

extension ConsoleOutput {
  /// Whether there is too little room for secondary columns.
  var isNarrow: Bool { width < Table.narrow && !theme.isAccessible }
}
