import ArcadePresentation

extension RecordScreen {
  /// Draws the tables, or why there are none.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    switch content {
    case .tables(let tables):
      for table in tables {
        if let title = table.title { output.paragraph(title, .strong) }
        output.table(table.textTable)
      }
    case .empty(let text): output.paragraph(text)
    case .failed(let failure): output.failure(failure, phrases: phrases)
    }
  }
}

extension RecordScreen.Table {
  /// The table as the console draws it.
  var textTable: TextTable {
    let saysWhatMayBeCut = columns.contains(where: \.mayBeCut)
    return TextTable(
      columns: columns.enumerated().map { index, column in
        .init(
          column.title,
          column.isNumber ? .trailing : .leading,
          isFlexible: saysWhatMayBeCut ? column.mayBeCut : index == 0
        )
      },
      rows: rows.map { row in
        TextTable.Row(row.enumerated().map { Span($1, $0 == 0 ? .strong : .plain) })
      }
    )
  }
}
