import ArcadeConsole
import ArcadePresentation

extension PageDrawing {
  /// Draws the form of what typing or scanning means. If another screen takes the scans, it is one that nobody sees.
  mutating func drawEntry() {
    if let entry = layout.entry { draw(form: entry, "usual") }
    guard let scan = layout.scan, let field = scan.offer.openFields.first else { return }
    form(scan.offer, to: scan.address, "press") { drawing in
      drawing.html.add(#"<input type="hidden" name="\#(nameOf: field)" data-scan>"#)
    }
  }

  /// Draws the screens that everything in the system begins from.
  mutating func drawPlaces() {
    guard !layout.places.isEmpty else { return }
    let system = frame.systems.first { $0.address == "/\(frame.place)" }
    html.add(#"<nav class="places" aria-label="\#(system?.label ?? phrases.systems)"><ul>"#)
    for place in layout.places {
      html.add(#"<li><a href="\#(exactly: place.address)" title="\#(place.label)""#)
      html.add(#"\#(literal: place.address.path == frame.address.path ? " aria-current=\"page\"" : "")>"#)
      html.add("\(place.name)</a></li>")
    }
    html.markup("</ul></nav>")
  }

  /// Draws what stands beneath the page; of what was just paid, the next customer alone, and the rest folded away.
  mutating func drawControls() {
    guard isJustPaid, let next = layout.next else { return layout.controls.forEach { $0.draw(in: &self) } }
    let offers = layout.controls.flatMap(\.offers).filter { $0.word != next.word }
    let forms = offers.filter { $0.closed == nil && $0.needsForm }
    draw(row: [next.asFirst], stay: true)
    Block.more(nil, [.forms(forms), .list(offers.filter { !forms.contains($0) })]).draw(in: &self)
  }

  /// Draws what stands beside the screen, with what is put forward there; where there is no room, its sentences and that in a
  /// bar that stays.
  mutating func draw(aside: Page) {
    html.markup("</div><aside id=\"aside\">")
    for block in aside.blocks + layout.besides { block.draw(in: &self) }
    html.markup("</aside></div>")
  }

  /// Draws what is rarely wanted behind what it is called.
  mutating func draw(folded blocks: [Block], behind title: String?) {
    let title = title ?? (isRound ? phrases.leaveGame : phrases.more)
    html.add(#"<details class="more" id="more"><summary>\#(title)</summary>"#)
    for block in blocks { block.draw(in: &self) }
    html.markup("</details>")
  }

  /// Draws buttons one below the other, each with what it does.
  mutating func draw(list offers: [Offer]) {
    html.markup("<ul class=\"others\">")
    for offer in offers {
      html.markup("<li>")
      draw(button: offer)
      if offer.closed == nil { drawMeaning(of: offer) }
      html.markup("</li>")
    }
    html.markup("</ul>")
  }

  /// Draws forms one below the other.
  mutating func draw(forms offers: [Offer]) {
    guard !offers.isEmpty else { return }
    html.markup("<div class=\"cards\">")
    for offer in offers { draw(form: offer, offer.weight == .usual ? "card usual" : "card") }
    html.markup("</div>")
  }

  /// Draws buttons beside each other; what stays is in sight wherever the page is scrolled to.
  mutating func draw(row offers: [Offer], stay: Bool) {
    html.add(#"<div class="bar\#(literal: stay && isRound ? " answers" : "")"\#(literal: stay ? " id=\"bar\"" : "")>"#)
    for offer in offers { draw(button: offer) }
    html.markup("</div>")
  }

  /// Draws the links to the pages before and after this one.
  mutating func draw(pages offers: [Offer]) {
    html.markup("<div class=\"pages\">")
    for offer in offers { draw(button: offer) }
    html.markup("</div>")
  }
}
