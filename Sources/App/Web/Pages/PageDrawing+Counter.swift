import ArcadeConsole
import ArcadePresentation

/// What counts the rows of a table where they stand: − 3 +, or a field for what is weighed.
struct RowCounter {
  let counter: Table.Counter
  /// What takes one more.
  let more: RowAction
  /// What takes one less; nil if it cannot be said how many go.
  let less: RowAction?

  /// Counts the rows of a table; nil if nothing does.
  init?(_ table: Table) {
    guard let counter = table.rowActions.counter, let more = table.rowActions.more else { return nil }
    (self.counter, self.more, less) = (counter, more, table.rowActions.less)
  }
}

extension PageDrawing {
  /// Draws how many of a row there are, with what makes them more or fewer; each keeps its place where it cannot be pressed.
  mutating func draw(_ counter: RowCounter, of row: Table.Row) {
    let amount = counter.counter.amount.flatMap { $0 < row.cells.count ? row.cells[$0].text : nil } ?? ""
    guard counter.more.ids.contains(row.id) || counter.less?.ids.contains(row.id) == true else {
      return html.add(#"<b class="amount">\#(amount)</b>"#)
    }
    if let unit = counter.counter.units[row.id] {
      html.add(#"<b class="amount">\#(amount)</b>"#)
      return drawScale(of: row, counter.more, unit)
    }
    html.markup("<span class=\"count\">")
    if let less = counter.less, !amount.isEmpty, less.ids.contains(row.id) {
      drawSmallButton(less, "−", behind: row)
    } else {
      html.markup("<span></span>")
    }
    html.add("<b>\(amount)</b>")
    if counter.more.ids.contains(row.id) { drawSmallButton(counter.more, "+", behind: row) }
    html.markup("</span>")
  }

  /// Draws a field for how much was weighed, behind which the code of the row goes along.
  private mutating func drawScale(of row: Table.Row, _ more: RowAction, _ unit: String) {
    guard more.ids.contains(row.id) else { return }
    form(more.offer, "scale") { drawing in
      let name = more.field
      drawing.html.add(#"<input type="hidden" name="\#(nameOf: name)" value="\#(exactly: row.id)"><input type="text""#)
      drawing.html.add(
        #" name="\#(nameOf: name)" id="w-\#(row.id.slug)" inputmode="decimal" autocomplete="off" required"#
      )
      drawing.html.add(#" placeholder="\#(unit)" aria-label="\#(drawing.phrases.quantity), \#(unit): \#(row.id)">"#)
      drawing.html.add(
        #"<button class="act" aria-label="\#(more.offer.label): \#(row.id)">+"#
      )
      drawing.html.markup("</button>")
    }
  }
}
