import ArcadePresentation

extension Block {
  /// Draws the block as a part of a page.
  func draw(in drawing: inout PageDrawing) {
    switch self {
    case .text(let text, let tone): drawing.drawText(text, tone, "text")
    case .facts(let facts): drawing.draw(facts)
    case .table(let table): drawing.draw(table)
    case .choices(let choices): drawing.drawChoices(choices)
    case .trend(let trend): drawing.draw(trend)
    case .picture(let picture): drawing.draw(picture)
    }
  }
}

extension PageDrawing {
  /// Draws values beside what they are.
  mutating func draw(_ facts: [Fact]) {
    let standing = Set((wholeForm?.openFields ?? []).map(\.label))
    // A form shows what stands in its fields.
    guard !facts.isEmpty, facts.count(where: { standing.contains($0.label) }) < 2 else { return }
    html.markup("<dl class=\"facts\">")
    for fact in facts {
      html.add(#"<div><dt>\#(fact.label)</dt><dd class="v\#(literal: fact.tone.className)">"#)
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
    html.add(#"<img decoding="async" src="\#(exactly: address)" alt="\#(words)">"#)
  }
}
