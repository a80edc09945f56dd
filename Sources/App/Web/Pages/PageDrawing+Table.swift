import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

extension PageDrawing {
  /// Draws rows under titled columns; on a phone each of them becomes a card with labelled values.
  mutating func draw(_ table: Table) {
    guard !table.rows.isEmpty else { return }
    let drawn = DrawnTable(table, isPaper: isPaper)
    html.add(#"<div class="\#(literal: drawn.look)"><table>"#)
    if let title = table.title { html.add("<caption>\(title)</caption>") }
    drawHead(of: drawn)
    html.markup("<tbody>")
    let sums = table.rows.reversed().prefix(while: \.isSummary).count
    var number = table.firstNumber
    for row in table.rows.dropLast(sums) {
      draw(row, of: drawn, number: number)
      if !row.isSummary { number = number.map { $0 + 1 } }
    }
    html.markup("</tbody>")
    if sums > 0 {
      html.markup("<tfoot>")
      for row in table.rows.suffix(sums) { drawSum(row, of: drawn) }
      html.markup("</tfoot>")
    }
    html.markup("</table></div>")
  }

  private mutating func drawHead(of drawn: DrawnTable) {
    html.add(#"<thead><tr>\#(literal: drawn.noNumber)"#)
    for column in drawn.places.map({ drawn.table.columns[$0] }) {
      html.add(#"<th scope="col"\#(literal: column.isNumber ? " class=\"n\"" : "")>\#(column.title)</th>"#)
    }
    if let amount = drawn.counter?.counter.amount {
      html.add(#"<th scope="col" class="acts">\#(drawn.table.columns[amount].title)</th></tr></thead>"#)
    } else {
      html.add("\(literal: drawn.noButtons)</tr></thead>")
    }
  }

  private mutating func draw(_ row: Table.Row, of drawn: DrawnTable, number: Int?) {
    if row.isSummary { return drawSum(row, of: drawn) }
    if let number {
      html.add(#"<tr data-n="\#(number)"><td class="k">"#)
      drawKey(number)
      html.markup("</td>")
    } else {
      html.markup("<tr>")
    }
    for place in drawn.places where place < row.cells.count { draw(row.cells[place], at: place, of: row, drawn) }
    if drawn.hasButtons {
      html.markup("<td class=\"acts\">")
      if let counter = drawn.counter { draw(counter, of: row) }
      draw(menu: drawn.menu, of: row)
      for (rowAction, sign) in drawn.buttons where rowAction.ids.contains(row.id) {
        drawSmallButton(rowAction, sign.text, behind: row)
      }
      html.markup("</td>")
    }
    html.markup("</tr>")
    for detail in row.details { draw(detail, of: drawn) }
  }

  private mutating func draw(_ cell: Table.Cell, at place: Int, of row: Table.Row, _ drawn: DrawnTable) {
    html.add(#"\#(part: drawn.cells[place])\#(literal: cell.tone.className)">"#)
    if let trend = cell.trend { drawSmall(trend) }
    if let picture = cell.picture, let address = frame.picture(picture) {
      drawImage(address, picture.words, isListed: true)
    } else if drawn.isTiled, place == drawn.name {
      // The page may not contain inline styles, but a drawing can.
      html.add(#"<svg aria-hidden="true"><rect width="100%" height="100%""#)
      html.add(#" fill="\#(exactly: cell.color?.text ?? "none")"/></svg>"#)
    }
    var end: StaticString = ""
    if place == drawn.name, let address = row.address {
      html.add(#"<a href="\#(exactly: address)">"#)
      end = "</a>"
    } else if place == drawn.name, let press, press.ids.contains(row.id) {
      beginButton(press, row.id, "row")
      html.markup(">")
      end = "</button>"
    }
    let code = drawn.code.flatMap { place == drawn.name && $0 < row.cells.count ? row.cells[$0].text : nil }
    if isPaper, let code { html.add("<small>\(code)</small> ") }
    drawSigns(cell.text, spoken: cell.spoken)
    html.markup(end)
    if !isPaper, let code { html.add(" <small>\(code)</small>") }
    html.markup(place == drawn.name ? "</th>" : "</td>")
  }

  /// Draws a summary row: its label and its value span the columns without a value.
  private mutating func drawSum(_ row: Table.Row, of drawn: DrawnTable) {
    let cells = drawn.places.filter { $0 < row.cells.count }.map { row.cells[$0] }
    let label = cells.firstIndex { !$0.text.isEmpty } ?? 0
    let empty = cells.dropFirst(label + 1).prefix { $0.text.isEmpty }.count
    let cell = cells.dropFirst(label).first ?? ""
    html.add(#"<tr class="sum">\#(literal: drawn.noNumber)"#)
    for _ in 0..<label { html.markup("<td></td>") }
    html.add(#"<th scope="row" colspan="\#(1 + empty / 2)" class="c\#(literal: cell.tone.className)">"#)
    drawSigns(cell.text, spoken: cell.spoken)
    html.markup("</th>")
    for (index, place) in drawn.places.dropFirst(label + 1 + empty).enumerated() where place < row.cells.count {
      drawPlain(row.cells[place], at: place, drawn, columns: index == 0 ? 1 + empty - empty / 2 : 1)
    }
    html.add("\(literal: drawn.noButtons)</tr>")
  }

  private mutating func draw(_ detail: Table.Detail, of drawn: DrawnTable) {
    html.add(#"<tr class="detail">\#(literal: drawn.noNumber)"#)
    switch detail {
    case .cells(let cells):
      for place in drawn.places where place < cells.count { drawPlain(cells[place], at: place, drawn) }
      html.markup(drawn.noButtons)
    case .text(let text, let tone, let column):
      let before = drawn.places.prefix { $0 < column }.count
      for _ in 0..<before { html.markup("<td></td>") }
      let width = max(1, drawn.places.count - before + (drawn.hasButtons ? 1 : 0))
      html.add(#"<td colspan="\#(width)" class="c\#(literal: tone.className)">\#(text)</td>"#)
    }
    html.markup("</tr>")
  }

  /// Draws a value without a label of its own.
  private mutating func drawPlain(_ cell: Table.Cell, at place: Int, _ drawn: DrawnTable, columns: Int = 1) {
    let isNumber = drawn.table.columns.dropFirst(place).first?.isNumber == true
    html.add(#"<td colspan="\#(columns)" class="c\#(literal: isNumber ? " n" : "")\#(literal: cell.tone.className)">"#)
    drawSigns(cell.text, spoken: cell.spoken)
    html.markup("</td>")
  }
}
