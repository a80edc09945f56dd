import ArcadeConsole
import ArcadePresentation

extension PageDrawing {
  /// Draws the hidden forms that buttons anywhere on a page send.
  mutating func drawPressForms(for page: Page?) {
    var drawn: Set<String> = []
    let behindRows = (page?.blocks ?? []).flatMap { block -> [RowAction?] in
      guard case .table(let table) = block else { return [] }
      let actions = table.rowActions
      return actions.buttons.map { RowAction($0.offer) } + [actions.more, actions.less]
    }
    for rowAction in ([press] + behindRows).compactMap(\.self) where drawn.insert(rowAction.formID).inserted {
      form(rowAction.offer, id: rowAction.formID, "press") { drawing in
        guard let (field, value) = rowAction.sent else { return }
        drawing.html.add(#"<input type="hidden" name="\#(nameOf: field)" value="\#(exactly: value)">"#)
      }
    }
  }

  /// Begins the tag of a button that sends an offer with a value.
  mutating func beginButton(_ rowAction: RowAction, _ value: String, _ class: StaticString) {
    let (form, field) = (rowAction.formID, rowAction.field)
    html.add(#"<button class="\#(literal: `class`)" form="\#(form)" name="\#(nameOf: field)" value=""#)
    html.add(#"\#(exactly: value)""#)
  }

  /// Draws a small button behind a row.
  mutating func drawSmallButton(_ rowAction: RowAction, _ sign: StaticString, behind row: Table.Row) {
    let offer = rowAction.offer
    beginButton(rowAction, row.id, "act")
    html.add(#" aria-label="\#(offer.label): "#)
    for (place, cell) in row.cells.prefix(2).enumerated() { html.add("\(literal: place > 0 ? " " : "")\(cell.text)") }
    html.add(#"" title="\#(offer.label)"\#(literal: offer.weight == .usual ? " data-usual" : "")>"#)
    html.add("\(literal: sign)</button>")
  }
}
