import ArcadeConsole
import ArcadePresentation

extension PageDrawing {
  /// Draws a small button behind a row that opens its forms.
  mutating func draw(menu: [RowAction], of row: Table.Row) {
    let actions = menu.filter { $0.ids.contains(row.id) }
    guard let first = actions.first?.offer else { return }
    menus += 1
    let id = "menu-\(menus)"
    let name = row.cells.prefix(2).map(\.text).joined(separator: " ")
    html.add(#"<button type="button" class="act" popovertarget="\#(id)" title="\#(first.label)""#)
    html.add(#" aria-label="\#(first.label): \#(name)">%</button><div id="\#(id)" class="popover" popover>"#)
    html.add("<p><b>\(name)</b></p>")
    for offer in actions.map(\.offer) {
      form(offer, "card") { drawing in
        for field in offer.openFields.dropFirst() { drawing.drawInput(of: field, behind: id, offer) }
        guard let line = offer.openFields.first else { return }
        drawing.html.add(#"<button class="button" name="\#(nameOf: line)" value="\#(exactly: row.id)">"#)
        drawing.html.add(#"\#(offer.caption ?? offer.label)</button>"#)
      }
    }
    html.markup("</div>")
  }

  /// Draws a field with an id of its own, because each row has the same fields.
  private mutating func drawInput(of field: Field, behind opening: String, _ offer: Offer) {
    let id = "\(opening)-\(offer.word.slug)--\(field.name.slug)"
    html.add(#"<p class="field"><label for="\#(id)">\#(field.label)"#)
    if field.isOptional {
      html.add(#" <span class="faint">\#(field.omitted.map(phrases.whenEmpty) ?? phrases.optional)</span>"#)
    }
    html.add(#"</label><input type="text" id="\#(id)" name="\#(nameOf: field)" autocomplete="off""#)
    html.add(#"\#(literal: field.kind == .amount ? " inputmode=\"decimal\"" : "")"#)
    html.add(#"\#(literal: field.isOptional ? "" : " required")></p>"#)
  }
}
