import ArcadePresentation

extension PageDrawing {
  /// Draws the form that is meant where something is typed or scanned, above what it is about.
  mutating func drawUsualForm() {
    guard let usual, !usual.isChoice, let offer = take(usual.offer.word) else { return }
    draw(form: offer, "usual")
  }

  /// Draws all that can be done and is not on the page yet: first what is put forward, the rest folded away.
  mutating func drawOffers() {
    let forward = take { $0.weight != .other }
    let buttons = forward.filter(\.openFields.isEmpty)
    for offer in forward where !offer.openFields.isEmpty { draw(form: offer, "card") }
    if !buttons.isEmpty {
      html.markup("<div class=\"bar\" id=\"bar\">")
      for (index, offer) in buttons.enumerated() { draw(button: offer, isFirst: index == 0) }
      html.markup("</div>")
    }
    let rest = take { _ in true }
    guard !rest.isEmpty else { return }
    html.markup("<details class=\"more\" id=\"more\"><summary>")
    html.text(phrases.more)
    html.markup("</summary>")
    draw(rest.filter { $0.address != nil && $0.closed == nil })
    for offer in rest where !(offer.address != nil && offer.closed == nil) && !offer.openFields.isEmpty {
      draw(form: offer, "card")
    }
    let others = rest.filter { !($0.address != nil && $0.closed == nil) && $0.openFields.isEmpty }
    if !others.isEmpty {
      html.markup("<div class=\"others\">")
      for offer in others { draw(button: offer, isFirst: false) }
      html.markup("</div>")
    }
    html.markup("</details>")
  }

  private mutating func draw(_ links: [Offer]) {
    guard !links.isEmpty else { return }
    html.markup("<ul class=\"links\">")
    for link in links {
      html.markup("<li>")
      draw(link: link, "link")
      html.markup("</li>")
    }
    html.markup("</ul>")
  }

  /// Draws an offer that needs nothing more as a link or a button.
  mutating func draw(button offer: Offer, isFirst: Bool) {
    if let reason = offer.closed { return draw(closed: offer, reason) }
    if offer.address != nil { return draw(link: offer, isFirst ? "button first" : "button") }
    form(offer, "one") { drawing in
      drawing.html.markup("<button class=\"button")
      if isFirst { drawing.html.markup(" first") }
      drawing.html.markup("\"")
      drawing.html.attribute("id", "b-\(offer.word.slug)")
      drawing.drawKeys(of: offer)
      drawing.html.markup(">")
      drawing.html.text(offer.label)
      drawing.html.markup("</button>")
    }
  }

  private mutating func draw(link offer: Offer, _ class: StaticString) {
    let address = offer.address ?? ""
    // What a feed says is no address of the web leads nowhere.
    guard !offer.leadsOutside || address.isOfTheWeb else { return drawText(offer.label, .faint, "link") }
    html.markup("<a class=\"")
    html.markup(`class`)
    html.markup("\"")
    html.attribute("href", exactly: address)
    if offer.leadsOutside { html.markup(" target=\"_blank\" rel=\"noopener noreferrer external\"") }
    drawKeys(of: offer)
    html.markup(">")
    html.text(offer.label)
    html.markup("</a>")
  }

  private mutating func draw(closed offer: Offer, _ reason: String) {
    let id = "why-\(offer.word.slug)"
    html.markup("<div class=\"closed\"><button type=\"button\" class=\"button\" disabled")
    html.attribute("aria-describedby", id)
    html.markup(">")
    html.text(offer.label)
    html.markup("</button> <span class=\"why faint\"")
    html.attribute("id", id)
    html.markup(">")
    html.text(reason)
    html.markup("</span></div>")
  }

  /// Draws an offer with fields to fill in.
  mutating func draw(form offer: Offer, _ class: StaticString) {
    if let reason = offer.closed { return draw(closed: offer, reason) }
    form(offer, `class`) { drawing in
      for field in offer.openFields { drawing.draw(field, of: offer) }
      drawing.html.markup("<button class=\"button\">")
      drawing.html.text(offer.label)
      drawing.html.markup("</button>")
    }
  }

  /// Names the keys that press a button: words of one sign, as a game has them.
  private mutating func drawKeys(of offer: Offer) {
    let keys = offer.names.filter { $0.count == 1 }
    guard !keys.isEmpty else { return }
    html.attribute("data-keys", keys.joined(separator: " "))
  }
}

extension String {
  /// Whether it is an address that a browser may be sent to.
  fileprivate var isOfTheWeb: Bool {
    let start = prefix(8).lowercased()
    return start.hasPrefix("http://") || start == "https://"
  }
}
