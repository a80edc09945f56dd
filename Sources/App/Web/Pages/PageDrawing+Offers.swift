import ArcadePresentation

extension PageDrawing {
  /// Draws the form that is meant where something is typed or scanned, above what it is about.
  mutating func drawUsualForm() {
    guard let usual, !usual.field.isChosen, let offer = take(usual.offer.word) else { return }
    draw(form: offer, "usual")
  }

  /// Draws a form that nobody sees where a scan is meant for another screen: that is where it leads.
  mutating func drawScanner() {
    guard let scan = offersElsewhere.first(where: \.takesScans), let home = scan.homes.first,
      let field = scan.openFields.first
    else { return }
    form(scan, to: home, "press") { drawing in
      drawing.html.add(#"<input type="hidden" name="\#(nameOf: field)" data-scan>"#)
    }
  }

  /// The words of actions that lead to the few screens that everything in a system begins from.
  private static let places: Set = [
    "best", "cart", "day", "decks", "discounts", "history", "info", "listing", "listings", "orders", "people",
    "pricelist", "sources", "stats", "targets", "updates", "watches", "words",
  ]

  /// Draws where else one can go in the system, where there is nothing to answer first.
  mutating func drawPlaces() {
    let system = frame.place
    // What a game is made of would lead away from where something is searched.
    let places = offers.filter { offer in
      (offer.leadsInside || offer.isAtItsPlace)
        && (Self.places.contains(offer.word) || (system == "prices" && offer.word == "categories"))
    }
    guard !system.isEmpty, !places.isEmpty else { return }
    let isMenu = usual?.field.isChosen == true
    _ = take { offer in
      offer.address != nil && (isMenu || offer.weight == .other) && places.contains { $0.id == offer.id }
    }
    html.add(#"<nav class="places" aria-label="\#(phrases.name(of: system) ?? phrases.systems)"><ul>"#)
    for place in places {
      let address = place.address ?? place.homes.first ?? ""
      html.add(#"<li><a href="\#(exactly: address)" title="\#(place.label)""#)
      html.add(#"\#(literal: address.path == frame.address.path ? " aria-current=\"page\"" : "")>"#)
      html.add(#"\#(caption(of: place) ?? place.label)</a></li>"#)
    }
    html.markup("</ul></nav>")
  }

  /// Draws all that can be done and is not on the page yet: what can be changed, what is put forward, and the rest,
  /// folded away.
  mutating func drawOffers() {
    let pages = take { $0.turnsPage && $0.closed == nil && $0.fields.isEmpty }
    drawRow(pages.filter { $0.word == "previous" } + pages.filter { $0.word == "next" }, "pages")
    var hasForm = wholeForm != nil
    if let whole = wholeForm {
      _ = take(whole.word)
      draw(form: whole, "card whole", isFirst: true)
    } else {
      let standing = isJustPaid ? [] : take { $0.closed == nil && $0.changesWhatStands }
      hasForm = standing.contains { $0.weight == .main }
      drawForms(standing, hasFirst: hasForm)
    }
    let forward = isJustPaid ? offersPutForward.filter(\.isNext) : offersPutForward
    _ = take { forward.contains($0) }
    if aside == nil { draw(forward: forward, hasForm: hasForm) } else { besides = forward }
    drawRest(offers)
  }

  /// Draws what stands beside the screen, with what is put forward there; where there is no room, its sentences and that in a
  /// bar that stays.
  mutating func draw(aside: Page) {
    html.markup("</div><aside id=\"aside\">")
    for block in aside.blocks { block.draw(in: &self) }
    draw(forward: besides, hasForm: false)
    html.markup("</aside></div>")
  }

  private mutating func draw(forward: [Offer], hasForm: Bool) {
    let forms = forward.filter(\.needsForm)
    drawForms(forms, hasFirst: !hasForm && !isRound)
    let buttons = forward.filter { !$0.needsForm }
    if isRound {
      drawRow(buttons, "bar answers", id: "bar")
    } else {
      let hasFirst = forms.isEmpty && !hasForm && usual?.field.isChosen != true
      drawRow(buttons, "bar", id: wholeForm != nil ? nil : "bar", hasFirst: hasFirst)
    }
  }

  /// Whether what is handed out has just been paid, so that nothing but the next customer is near.
  var isJustPaid: Bool { isPaper && hasGoodNews && offers.contains(where: \.isNext) }

  /// What stands beneath the page rather than among the rest, which is folded away.
  private var offersPutForward: [Offer] {
    offers.filter { offer in
      // What is about this very round belongs to it.
      let isForward = offer.weight != .other || offer.leadsOutside || (isRound && offer.isAboutTheRound)
      let isElsewhere = offer.isAnswered(by: linkedRows) || (wholeForm != nil && offer.changesWhatStands)
      return isForward && !pressable.contains("press-\(offer.word.slug)") && !isElsewhere
    }
  }

  private mutating func drawRest(_ rest: [Offer]) {
    // What belongs to this very screen is in sight where it needs nothing.
    let near = rest.filter { !isRound && !$0.homes.isEmpty && $0.closed == nil && $0.openFields.isEmpty }
    drawRow(near, "bar near")
    let rest = rest.filter { !near.contains($0) }
    guard !rest.isEmpty else { return }
    html.add(#"<details class="more" id="more"><summary>\#(isRound ? phrases.leaveGame : phrases.more)</summary>"#)
    let forms = rest.filter { $0.closed == nil && $0.needsForm }
    if !isRound { drawForms(forms) }
    html.markup("<ul class=\"others\">")
    for offer in rest where offer.closed != nil || !offer.needsForm {
      html.markup("<li>")
      draw(button: offer)
      if offer.closed == nil { drawMeaning(of: offer) }
      html.markup("</li>")
    }
    html.markup("</ul>")
    if isRound { drawForms(forms) }
    html.markup("</details>")
  }

  /// Draws forms one below the other; of those that are put forward, the first can be what is done next.
  private mutating func drawForms(_ offers: [Offer], hasFirst: Bool = false) {
    guard !offers.isEmpty else { return }
    html.markup("<div class=\"cards\">")
    let first = hasFirst ? offers.first { $0.weight == .main }?.id : nil
    for offer in offers {
      draw(form: offer, offer.weight == .usual ? "card usual" : "card", isFirst: offer.id == first)
    }
    html.markup("</div>")
  }

  private mutating func drawRow(_ offers: [Offer], _ class: StaticString, id: String? = nil, hasFirst: Bool = false) {
    guard !offers.isEmpty else { return }
    html.add(#"<div class="\#(literal: `class`)""#)
    if let id { html.add(#" id="\#(id)""#) }
    html.markup(">")
    for (index, offer) in offers.enumerated() { draw(button: offer, isFirst: hasFirst && index == 0) }
    html.markup("</div>")
  }
}

extension Offer {
  /// Whether there is something to fill in; what a link could be told is left out.
  fileprivate var needsForm: Bool { !openFields.isEmpty && address == nil }

  /// Whether a scanner is meant to fill it in.
  var takesScans: Bool {
    if closed == nil, case .scan? = openFields.first?.kind { true } else { false }
  }

  /// Whether it asks for something on the one screen that it belongs to, to which its name leads from elsewhere.
  fileprivate var isAtItsPlace: Bool { address == nil && homes.count == 1 }
}

extension String {
  /// An address without what is chosen on its page.
  var path: Substring { prefix { $0 != "?" } }
}
