import ArcadeConsole
import ArcadePresentation

extension PageDrawing {
  /// Draws an offer without open fields as a link or a button.
  mutating func draw(button offer: Offer) {
    if let reason = offer.closed { return draw(closed: offer, reason) }
    let look: StaticString = offer.emphasis == .first ? " first" : offer.emphasis == .destroys ? " destroys" : ""
    if offer.address != nil { return draw(link: offer, look) }
    form(offer, "one") { $0.drawButton(of: offer, look) }
  }

  /// Draws an offer with fields to fill in.
  mutating func draw(form offer: Offer, _ class: StaticString) {
    if let reason = offer.closed { return draw(closed: offer, reason) }
    if let decision = offer.decision { return draw(offer, decidedBy: decision) }
    // A scan during a search is unrelated to it, so the form leaves out the query.
    let isSearch = offer.id == layout.entry?.id && layout.searchAddress.map(frame.address.hasPrefix) == true
    form(offer, to: isSearch ? String(frame.address.path) : nil, `class`) { drawing in
      for field in offer.openFields { drawing.draw(field, of: offer) }
      drawing.drawButton(of: offer, offer.emphasis == .first ? " first" : "")
      if offer.weight != .usual { drawing.drawMeaning(of: offer) }
    }
  }

  /// Draws the description of an offer whose button has none.
  mutating func drawMeaning(of offer: Offer) {
    guard let caption = offer.caption, caption.lowercased() != offer.label.lowercased() else { return }
    html.add(#"<span class="why faint">\#(offer.label)</span>"#)
  }

  private mutating func drawButton(of offer: Offer, _ look: StaticString) {
    html.add(#"<button class="button\#(literal: look)" id="b-\#(offer.word.slug)""#)
    // The default action has the focus if there is nothing to fill in.
    if offer.weight == .usual, offer.openFields.isEmpty { html.markup(" autofocus") }
    endButton(offer)
    html.markup("</button>")
  }

  private mutating func draw(link offer: Offer, _ look: StaticString) {
    let address = offer.address ?? ""
    // An address in a feed that is no web address is not linked.
    guard offer.leadsInside || address.isOfTheWeb else { return drawText(offer.label, .faint, "text") }
    html.add(#"<a class="button\#(literal: look)" id="b-\#(offer.word.slug)""#)
    html.add(#" href="\#(exactly: address)""#)
    html.add(#"\#(literal: offer.leadsOutside ? " target=\"_blank\" rel=\"noopener noreferrer external\"" : "")"#)
    endButton(offer)
    html.markup("</a>")
  }

  private mutating func draw(closed offer: Offer, _ reason: String) {
    let id = "why-\(offer.word.slug)"
    html.add(#"<div class="closed"><button type="button" class="button" disabled aria-describedby="\#(id)""#)
    endButton(offer)
    html.add(#"</button> <span class="why faint" id="\#(id)">\#(reason)</span></div>"#)
  }

  /// Ends the tag of a button, with its keys and its label.
  private mutating func endButton(_ offer: Offer) {
    let keys = offer.names.filter { $0.count == 1 }
    if !keys.isEmpty { html.add(#" data-keys="\#(keys.joined(separator: " "))""#) }
    let caption = offer.caption
    if caption != nil { html.add(#" title="\#(offer.label)""#) }
    html.markup(">")
    if let key = keys.first, caption == nil {
      html.add(#"<kbd class="key" aria-hidden="true">\#(key.uppercased())</kbd> <span>\#(offer.label)</span>"#)
    } else {
      html.text(caption ?? offer.label)
    }
  }
}

extension Offer {
  /// Whether the offer leads to another screen, and is available.
  var leadsInside: Bool { closed == nil && (address.map { $0.hasPrefix("/") && !$0.hasPrefix("//") } ?? false) }
}

extension String {
  /// Whether the text is an address that a browser may be sent to.
  fileprivate var isOfTheWeb: Bool {
    let start = prefix(8).lowercased()
    return start.hasPrefix("http://") || start == "https://"
  }
}
