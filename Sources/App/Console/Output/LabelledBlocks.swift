import ArcadePresentation

/// A table drawn as `label: value` lines, a block for each row, for narrow terminals and screen readers.
struct LabelledBlocks<Rows: Sequence<Table.Row>> {
  package let columns: [Table.Column]
  package let rows: Rows
  package let width: Int

  /// Draws the blocks with an empty line between two, and the sums together as one; empty cells are left out.
  package func draw(_ draw: ([Span]) -> Void) {
    var isFirst = true
    func drawBlock(_ lines: [[Span]]) {
      guard !lines.isEmpty else { return }
      if !isFirst { draw([]) }
      isFirst = false
      lines.forEach(draw)
    }
    for row in rows where !row.isSummary { drawBlock(block(of: row)) }
    drawBlock(rows.filter(\.isSummary).flatMap(block))
  }

  private func block(of row: Table.Row) -> [[Span]] {
    let cells = row.isSummary ? lines(ofSummary: row.cells, indent: 0) : lines(of: row.cells)
    return cells + row.details.flatMap(lines(of:))
  }

  private func lines(of cells: [Span]) -> [[Span]] {
    zip(columns, cells).flatMap { column, cell in
      labelled(cell, label: Span(column.title), indent: 0)
    }
  }

  private func lines(of detail: Table.Detail) -> [[Span]] {
    switch detail {
    case .cells(let cells): lines(ofSummary: cells, indent: 2)
    case .text(let text, let tone, _): labelled(Span(text, tone), label: "", indent: 2)
    }
  }

  /// The first text is the label of the following ones.
  private func lines(ofSummary cells: [Span], indent: Int) -> [[Span]] {
    let texts = cells.filter { !$0.text.isEmpty }
    guard let label = texts.first, texts.count > 1 else {
      return texts.flatMap { labelled($0, label: "", indent: indent) }
    }
    return texts.dropFirst().flatMap { labelled($0, label: label, indent: indent) }
  }

  private func labelled(_ value: Span, label: Span, indent: Int) -> [[Span]] {
    if value.text.isEmpty { return [] }
    if label.text.isEmpty { return wrapped(value, indent: indent) }
    let prefix = Span(label.text + ":", label.tone)
    if indent + prefix.columns + 1 + value.columns <= width {
      return [margin(indent) + [prefix, " ", value]]
    }
    return wrapped(prefix, indent: indent) + wrapped(value, indent: indent + 2)
  }

  private func wrapped(_ span: Span, indent: Int) -> [[Span]] {
    WordWrap.lines(of: span.text, width: width - indent).map { margin(indent) + [Span($0, span.tone)] }
  }

  private func margin(_ indent: Int) -> [Span] { indent > 0 ? [Span(String(repeating: " ", count: indent))] : [] }
}
