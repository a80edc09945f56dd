import ArcadeConsole
import ArcadePresentation

/// A counter in the rows of a table: − 3 +, or a field for weighed goods.
struct RowCounter {
  let counter: Table.Counter
  /// The action that adds one.
  let more: RowAction
  /// The action that removes one; nil if its quantity cannot be given.
  let less: RowAction?

  /// Makes the counter of a table; nil if it has none.
  init?(_ table: Table) {
    guard let counter = table.rowActions.counter, let more = table.rowActions.more else { return nil }
    (self.counter, self.more, less) = (counter, more, table.rowActions.less)
  }
}

extension PageDrawing {
  /// Draws the quantity of a row with its buttons; a button that cannot be pressed keeps its place.
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

  /// Draws a field for a weight, which is sent with the code of the row.
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
