import ArcadePresentation

extension RecordScreen {
  /// Draws what is news: the tables or why there are none, what just happened, and what can be typed below tables.
  func draw(on output: ConsoleOutput, phrases: any ConsolePhrases, hint: String? = nil) {
    if case .loading(let text) = content { return output.progress(text) }
    if !isUpdate { drawContent(on: output, phrases: phrases) }
    output.notices(notices)
    if let question { return output.question(question, phrases: phrases) }
    if let hint, !isUpdate, case .tables = content { output.paragraph(hint, .faint) }
  }

  private func drawContent(on output: ConsoleOutput, phrases: any ConsolePhrases) {
    output.heading(title)
    switch content {
    case .loading: break
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
