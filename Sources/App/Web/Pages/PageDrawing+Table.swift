import ArcadePresentation

extension PageDrawing {
  /// Draws rows under titled columns; on a phone each of them becomes a card, whose values say what they are.
  mutating func draw(_ table: Table) {
    guard !table.rows.isEmpty else { return }
    let drawn = DrawnTable(table, rowPress: rowPress(in: table), buttons: rowButtons(in: table))
    if let press = drawn.rowPress { makePressable(press) }
    for button in drawn.buttons { makePressable(button.press) }
    html.markup(drawn.isPair ? "<div class=\"pair\"><table>" : "<div class=\"table\"><table>")
    if let title = table.title { html.add("<caption>\(title)</caption>") }
    drawHead(of: drawn)
    html.markup("<tbody>")
    let sums = table.rows.reversed().prefix(while: \.isSummary).count
    var number = table.firstNumber
    for (place, row) in table.rows.dropLast(sums).enumerated() {
      let start = html.length
      draw(row, of: drawn, number: row.isSummary ? nil : number)
      // The others are about as long, and room that is made bit by bit is copied each time.
      if place == 0 { html.reserve((html.length - start) * table.rows.count * 5 / 4) }
      if !row.isSummary { number = number.map { $0 + 1 } }
    }
    html.markup("</tbody>")
    if sums > 0 {
      html.markup("<tfoot>")
      for row in table.rows.suffix(sums) { draw(row, of: drawn, number: nil) }
      html.markup("</tfoot>")
    }
    html.markup("</table></div>")
  }

  /// What pressing a row means; where rows are links, they mean it already.
  private mutating func rowPress(in table: Table) -> RowAction? {
    guard let usual, usual.isChoice else { return nil }
    let ids = usual.ids
    guard let row = table.rows.first(where: { ids.contains($0.id) }) else { return nil }
    _ = take(usual.offer.word)
    return row.address == nil ? usual : nil
  }

  /// What small buttons behind rows do, where rows can be chosen: what a scan of the row would and, where a person watches what they have, taking
  /// it away again.
  private func rowButtons(in table: Table) -> [RowButton] {
    guard let usual, !usual.isChoice, table.isChosenFrom else { return [] }
    let rows = table.rows.filter { !$0.isSummary }.map(\.id)
    guard !rows.isEmpty else { return [] }
    let others = table.isWatched ? offers.compactMap(RowAction.init).filter { !$0.isChoice } : []
    return (others + [usual]).compactMap { RowButton($0, behind: rows) }
  }

  private mutating func drawHead(of drawn: DrawnTable) {
    html.markup("<thead><tr>")
    if drawn.table.firstNumber != nil {
      html.markup("<td class=\"k\"></td>")
    }
    for column in drawn.table.columns {
      html.add(#"<th scope="col"\#(literal: column.isNumber ? " class=\"n\"" : "")>\#(column.title)</th>"#)
    }
    if !drawn.buttons.isEmpty { html.markup("<td></td>") }
    html.markup("</tr></thead>")
  }

  private mutating func draw(_ row: Table.Row, of drawn: DrawnTable, number: Int?) {
    if row.isSummary { return drawSum(row, of: drawn) }
    if let number {
      html.markup("<tr data-n=\"")
      html.number(number)
      html.markup("\"><td class=\"k\">")
      drawKey(number)
      html.markup("</td>")
    } else {
      html.markup("<tr>")
      if drawn.table.firstNumber != nil { html.markup("<td class=\"k\"></td>") }
    }
    for place in row.cells.indices { drawCell(at: place, of: row, drawn) }
    if !drawn.buttons.isEmpty { drawButtons(of: row, drawn) }
    html.markup("</tr>")
    for detail in row.details { draw(detail, of: drawn) }
  }

  private mutating func drawCell(at place: Int, of row: Table.Row, _ drawn: DrawnTable) {
    guard place < drawn.cells.count else { return }
    html.append(drawn.cells[place])
    html.markup(row.cells[place].tone.className)
    html.markup("\">")
    if let trend = row.cells[place].trend { drawSmall(trend) }
    guard place == drawn.name else {
      drawSigns(row.cells[place].text, spoken: row.cells[place].spoken)
      return html.markup("</td>")
    }
    if let address = row.address {
      html.markup("<a href=\"")
      html.exactly(address)
      html.markup("\">")
      drawSigns(row.cells[place].text, spoken: row.cells[place].spoken)
      html.markup("</a></th>")
    } else if let press = drawn.rowPress, drawn.pressedIDs.contains(row.id) {
      beginButton(press, row.id, "row")
      html.markup(">")
      drawSigns(row.cells[place].text, spoken: row.cells[place].spoken)
      html.markup("</button></th>")
    } else {
      drawSigns(row.cells[place].text, spoken: row.cells[place].spoken)
      html.markup("</th>")
    }
  }

  private mutating func drawButtons(of row: Table.Row, _ drawn: DrawnTable) {
    html.markup("<td class=\"acts\">")
    for place in drawn.buttons.indices { drawn.buttons[place].draw(behind: row, in: &html) }
    html.markup("</td>")
  }

  /// Draws what sums up: its label reaches as far as no value stands.
  private mutating func drawSum(_ row: Table.Row, of drawn: DrawnTable) {
    let label = row.cells.firstIndex { !$0.text.isEmpty } ?? 0
    let empty = row.cells.dropFirst(label + 1).prefix { $0.text.isEmpty }.count
    html.markup("<tr class=\"sum\">")
    if drawn.table.firstNumber != nil { html.markup("<td class=\"k\"></td>") }
    for _ in 0..<label { html.markup("<td></td>") }
    html.add(#"<th scope="row" colspan="\#(1 + empty)" class="c"#)
    if row.cells.indices.contains(label) {
      html.markup(row.cells[label].tone.className)
      html.markup("\">")
      drawSigns(row.cells[label].text, spoken: row.cells[label].spoken)
    } else {
      html.markup("\">")
    }
    html.markup("</th>")
    for (place, cell) in row.cells.enumerated().dropFirst(label + 1 + empty) { drawPlain(cell, at: place, drawn) }
    if !drawn.buttons.isEmpty { html.markup("<td></td>") }
    html.markup("</tr>")
  }

  private mutating func draw(_ detail: Table.Detail, of drawn: DrawnTable) {
    html.markup("<tr class=\"detail\">")
    if drawn.table.firstNumber != nil { html.markup("<td class=\"k\"></td>") }
    switch detail {
    case .cells(let cells):
      for (place, cell) in cells.enumerated() { drawPlain(cell, at: place, drawn) }
      if !drawn.buttons.isEmpty { html.markup("<td></td>") }
    case .text(let text, let tone, let column):
      for _ in 0..<column { html.markup("<td></td>") }
      html.markup("<td")
      html.add(#" colspan="\#(max(1, drawn.table.columns.count - column + (drawn.buttons.isEmpty ? 0 : 1)))""#)
      html.markup(" class=\"c")
      html.markup(tone.className)
      html.markup("\">")
      html.text(text)
      html.markup("</td>")
    }
    html.markup("</tr>")
  }

  /// Draws a value that no label of its own belongs to.
  private mutating func drawPlain(_ cell: Table.Cell, at place: Int, _ drawn: DrawnTable) {
    html.markup("<td class=\"c")
    if drawn.table.columns.indices.contains(place), drawn.table.columns[place].isNumber { html.markup(" n") }
    html.markup(cell.tone.className)
    html.markup("\">")
    drawSigns(cell.text, spoken: cell.spoken)
    html.markup("</td>")
  }
}
