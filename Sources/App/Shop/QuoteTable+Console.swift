import ArcadePresentation

extension QuoteTable {
  /// The priced lines as a table: discounts and hints beneath their line, the sums at the end.
  var textTable: TextTable {
    TextTable(
      columns: [
        .init(columns.number, .trailing),
        .init(columns.code),
        .init(columns.name, isFlexible: true),
        .init(columns.quantity, .trailing),
        .init(columns.unitPrice, .trailing),
        .init(columns.amount, .trailing),
      ],
      rows: rows.map(textRow)
        + sums.map { sum in
          let style: Style = sum.isTotal ? .strong : .plain
          return TextTable.Row(["", "", Span(sum.label, style), "", "", Span(sum.amount, style)], isSummary: true)
        }
    )
  }

  private func textRow(_ row: Row) -> TextTable.Row {
    var details: [TextTable.Detail] = []
    if let offer = row.offer, let amount = row.offerAmount {
      details.append(.cells(["", "", Span(offer, .good), "", "", Span(amount, .good)]))
    }
    if let hint = row.hint { details.append(.text(Span(hint, .faint), column: 2)) }
    if let mark = row.mark { details.append(.text(Span(mark, .warning), column: 2)) }
    return TextTable.Row(
      [
        Span(String(row.number)), Span(row.code, .strong), Span(row.name), Span(row.quantity), Span(row.unitPrice),
        Span(row.subtotal),
      ],
      details: details
    )
  }
}
