import ArcadeConsole
import ArcadePresentation

extension PageDrawing {
  /// Draws an offer with one deciding choice: a button for each value. Fields for only one of them are folded behind
  /// it.
  mutating func draw(_ offer: Offer, decidedBy decision: Field) {
    html.markup("<div class=\"card ways\">")
    let folded = Set(offer.openFields.compactMap(\.onlyWith))
    for choice in decision.choices where !folded.contains(choice.id) {
      form(offer, "one") { drawing in
        drawing.drawButton(of: decision, choice, of: offer, offer.emphasis == .first ? " first" : "", isUsual: true)
      }
    }
    for choice in decision.choices where folded.contains(choice.id) {
      let isOpen = frame.kept?.word == offer.word
      html.add(#"<details class="way" id="way-\#(choice.id.slug)"\#(literal: isOpen ? " open" : "")>"#)
      html.add(#"<summary class="button">\#(choice.label)</summary>"#)
      form(offer, "card") { drawing in
        let own = offer.openFields.filter { $0.onlyWith == choice.id }
        for field in own { drawing.draw(field, of: offer) }
        drawing.drawButton(of: decision, choice, of: offer, "")
        // Behind the default button.
        for field in own { drawing.drawSuggestions(of: field) }
      }
      html.markup("</details>")
    }
    html.markup("</div>")
  }

  private mutating func drawButton(
    of decision: Field,
    _ choice: Choice,
    of offer: Offer,
    _ look: StaticString,
    isUsual: Bool = false
  ) {
    html.add(
      #"<button class="button\#(literal: look)" id="b-\#(offer.word.slug)\#(isUsual ? "" : "-\(choice.id.slug)")""#
    )
    html.add(#" name="\#(nameOf: decision)" value="\#(exactly: choice.id)" title="\#(offer.label)">"#)
    html.add(#"\#(offer.caption ?? offer.label) · \#(choice.label)</button>"#)
  }

  private mutating func drawSuggestions(of field: Field) {
    guard !field.suggestions.isEmpty else { return }
    html.markup("<p class=\"bar\">")
    for value in field.suggestions {
      html.add(
        #"<button class="button" name="\#(nameOf: field)" value="\#(exactly: value.id)">\#(value.label)</button>"#
      )
    }
    html.markup("</p>")
  }
}

extension Offer {
  /// The field whose choices are buttons, because another field applies to only one of them.
  var decision: Field? {
    let wanted = Set(openFields.compactMap(\.onlyWith))
    return wanted.isEmpty ? nil : openFields.first { !wanted.isDisjoint(with: $0.choices.map(\.id)) }
  }
}
