import ArcadePresentation

extension PageDrawing {
  /// Draws a small button behind a row that opens the forms which change its price.
  mutating func drawPrices(_ words: [Offer.ID], of row: Table.Row) {
    let offers = self.offers.filter { (offer: Offer) -> Bool in
      guard words.contains(offer.word), offer.closed == nil, let line = offer.openFields.first else { return false }
      return line.choices.contains { $0.id == row.id }
    }
    guard let first = offers.first else { return }
    openings += 1
    let id = "prices-\(openings)"
    let name = row.cells.prefix(2).map(\.text).joined(separator: " ")
    html.add(#"<button type="button" class="act" popovertarget="\#(id)" title="\#(first.label)""#)
    html.add(#" aria-label="\#(first.label): \#(name)">%</button><div id="\#(id)" class="popover" popover>"#)
    html.add("<p><b>\(name)</b></p>")
    for offer in offers {
      form(offer, "card") { drawing in
        for field in offer.openFields.dropFirst() { drawing.drawInput(of: field, behind: id, offer) }
        guard let line = offer.openFields.first else { return }
        drawing.html.add(#"<button class="button" name="\#(nameOf: line)" value="\#(exactly: row.id)">"#)
        drawing.html.add(#"\#(drawing.caption(of: offer) ?? offer.label)</button>"#)
      }
    }
    html.markup("</div>")
  }

  /// Draws a field with an id of its own, as each row has the same ones.
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
