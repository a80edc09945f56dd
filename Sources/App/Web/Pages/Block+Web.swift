import ArcadePresentation

extension Block {
  /// Draws the block as a part of a page.
  func draw(in drawing: inout PageDrawing) {
    switch self {
    case .text(let text, let tone): drawing.drawText(text, tone, "text")
    case .facts(let facts): drawing.draw(facts)
    case .table(let table): drawing.draw(table)
    case .choices(let choices): drawing.draw(choices)
    case .trend(let trend): drawing.draw(trend)
    case .picture(let picture): drawing.draw(picture)
    }
  }
}

extension PageDrawing {
  /// Draws values beside what they are.
  mutating func draw(_ facts: [Fact]) {
    guard !facts.isEmpty else { return }
    html.markup("<dl class=\"facts\">")
    for fact in facts {
      html.markup("<div><dt>")
      html.text(fact.label)
      html.markup("</dt><dd class=\"v")
      html.markup(fact.tone.className)
      html.markup("\">")
      drawSigns(fact.value, spoken: fact.spoken)
      html.markup("</dd></div>")
    }
    html.markup("</dl>")
  }

  /// Draws a text with signs; whoever hears it hears words instead.
  mutating func drawSigns(_ text: String, spoken: String?) {
    guard let spoken else { return html.text(text) }
    if frame.isAccessible { return html.text(spoken) }
    html.markup("<span aria-hidden=\"true\">")
    html.text(text)
    html.markup("</span><span class=\"unseen\">")
    html.text(spoken)
    html.markup("</span>")
  }

  /// Draws what can be chosen: as links where something of that name leads somewhere, else as buttons.
  mutating func draw(_ choices: [Choice]) {
    let ids = Set(choices.map(\.id))
    let links = take { $0.address != nil && !$0.leadsOutside && $0.closed == nil && ids.contains($0.word) }
    let pressed = usual.map { press in press.isChoice ? press.ids : [] } ?? []
    if let usual, usual.isChoice, pressed.isSubset(of: ids), take(usual.offer.word) != nil { makePressable(usual) }
    html.markup("<ol class=\"choices\">")
    for (index, choice) in choices.enumerated() {
      html.markup("<li")
      html.attribute("data-n", index + 1)
      html.markup(">")
      if let link = links.first(where: { $0.word == choice.id }) {
        html.markup("<a class=\"choice\"")
        html.attribute("href", exactly: link.address ?? "")
        html.markup(">")
        drawLabel(of: choice, index + 1)
        html.markup("</a>")
      } else if let usual, pressed.contains(choice.id) {
        beginButton(usual, choice.id, "choice")
        html.markup(">")
        drawLabel(of: choice, index + 1)
        html.markup("</button>")
      } else {
        html.markup("<span class=\"choice\">")
        drawLabel(of: choice, index + 1)
        html.markup("</span>")
      }
      html.markup("</li>")
    }
    html.markup("</ol>")
  }

  private mutating func drawLabel(of choice: Choice, _ number: Int) {
    drawKey(number)
    html.markup("<span>")
    html.text(choice.label)
    html.markup("</span>")
  }

  /// Draws the number that chooses something, for whoever has a keyboard.
  mutating func drawKey(_ number: Int) {
    html.markup("<kbd class=\"key\" aria-hidden=\"true\">")
    html.number(number)
    html.markup("</kbd>")
  }

  /// Draws a picture, or its words where there is none to be had.
  mutating func draw(_ picture: Picture) {
    guard let address = frame.picture(picture) else {
      if !picture.words.isEmpty { drawText(picture.words, .plain, "text") }
      return
    }
    html.markup("<p class=\"picture\">")
    drawImage(address, picture.words)
    html.markup("</p>")
  }

  /// Draws an image that a page has an address for.
  mutating func drawImage(_ address: String, _ words: String) {
    html.markup("<img decoding=\"async\"")
    html.attribute("src", exactly: address)
    html.attribute("alt", words)
    html.markup(">")
  }

  /// Draws how figures went.
  mutating func draw(_ trend: Trend) {
    drawText(trend.label, .strong, "text")
    draw(trend.figures)
  }
}
