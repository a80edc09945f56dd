import ArcadeConsole
import ArcadePresentation

extension PageDrawing {
  /// Draws the form for typed or scanned input. If another screen takes the scans, a hidden form is added.
  mutating func drawEntry() {
    if let entry = layout.entry { draw(form: entry, "usual") }
    guard let scan = layout.scan, let field = scan.offer.openFields.first else { return }
    form(scan.offer, to: scan.address, "press") { drawing in
      drawing.html.add(#"<input type="hidden" name="\#(nameOf: field)" data-scan>"#)
    }
  }

  /// Draws the links to the main screens of the system.
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

  /// Draws the controls beneath the page. After a payment, only the next customer is in sight, and the rest is
  /// folded.
  mutating func drawControls() {
    guard isJustPaid, let next = layout.next else { return layout.controls.forEach { $0.draw(in: &self) } }
    let offers = layout.controls.flatMap(\.offers).filter { $0.word != next.word }
    let forms = offers.filter { $0.closed == nil && $0.needsForm }
    draw(row: [next.asFirst], stay: true)
    Block.more(nil, [.forms(forms), .list(offers.filter { !forms.contains($0) })]).draw(in: &self)
  }

  /// Draws the column beside the screen with its main offers.
  ///
  /// If there is no room for a column, its sentences and offers are in a fixed bar.
  mutating func draw(aside: Page) {
    html.markup("</div><aside id=\"aside\">")
    for block in aside.blocks + layout.besides { block.draw(in: &self) }
    html.markup("</aside></div>")
  }

  /// Draws blocks that are rarely needed, folded behind a title.
  mutating func draw(folded blocks: [Block], behind title: String?) {
    let title = title ?? (isRound ? phrases.leaveGame : phrases.more)
    html.add(#"<details class="more" id="more"><summary>\#(title)</summary>"#)
    for block in blocks { block.draw(in: &self) }
    html.markup("</details>")
  }

  /// Draws buttons one below the other, each with its description.
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

  /// Draws buttons side by side; with `stay` they remain in sight when the page is scrolled.
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
