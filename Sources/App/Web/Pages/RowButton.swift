import ArcadePresentation

/// A small button behind the rows of a table, which does the same with each of them.
final class RowButton {
  /// What it sends.
  let press: RowAction
  /// The rows behind which it stands; nil where it stands behind each.
  private let ids: Set<String>?
  /// Its markup up to the value that it sends.
  private var beginning = HTML()
  /// From there on up to what the row is called.
  private var middle = HTML()
  /// The rest.
  private var end = HTML()

  /// Prepares what is the same for all rows; nil where it stands behind none.
  init?(_ press: RowAction, behind rows: [String]) {
    self.press = press
    let choices = press.field.choices
    if choices.count >= rows.count, zip(rows, choices).allSatisfy({ $0 == $1.id }) {
      // What is listed is what can be chosen, in its order.
      ids = nil
    } else {
      let ids = press.ids
      guard rows.contains(where: ids.contains) else { return nil }
      self.ids = ids
    }
    beginning.add(#"<button class="act" form="\#(press.formID)" name="\#(nameOf: press.field)" value=""#)
    middle.add(#"" aria-label="\#(press.offer.label): "#)
    end.add(#"" title="\#(press.offer.label)"\#(literal: press.offer.weight == .usual ? " data-usual" : "")>"#)
    end.add("\(literal: press.offer.sign)</button>")
  }

  /// Draws it behind a row, where it stands behind that.
  func draw(behind row: Table.Row, in html: inout HTML) {
    if let ids, !ids.contains(row.id) { return }
    html.append(beginning)
    html.exactly(row.id)
    html.append(middle)
    for place in 0..<min(2, row.cells.count) {
      if place > 0 { html.markup(" ") }
      html.text(row.cells[place].text)
    }
    html.append(end)
  }
}

extension Offer {
  /// The sign on the small button behind a row.
  fileprivate var sign: StaticString {
    switch word {
    case "add": "+"
    case "remove": "×"
    default: "›"
    }
  }
}
