import ArcadeConsole
package import ArcadePresentation

/// A content with its own drawing on a page instead of blocks: the round of a game.
package protocol WebDrawable: ScreenContent {
  /// Draws the content as a part of the page.
  func draw(in drawing: inout PageDrawing)
}

extension ScreenContent {
  /// Draws the content in the best way for the page.
  func drawn(in drawing: inout PageDrawing, beside aside: Page?) {
    if let round = self as? any WebDrawable { return round.draw(in: &drawing) }
    for (place, block) in page.blocks.enumerated() where aside?.blocks.contains(block) != true {
      let isPrinted = !drawing.hasGoodNews || page.printed?.contains(place) ?? true
      if !isPrinted { drawing.html.markup("<div class=\"unprinted\">") }
      block.draw(in: &drawing)
      if !isPrinted { drawing.html.markup("</div>") }
    }
    if page.printed != nil { drawing.drawPrintButton() }
  }
}

extension Block {
  /// Draws the block as a part of a page.
  package func draw(in drawing: inout PageDrawing) {
    switch self {
    case .text(let text, let tone): drawing.drawText(text, tone, "text")
    case .facts(let facts): drawing.draw(facts)
    case .table(let table) where table.isFolded: drawing.draw(folded: table)
    case .table(let table): drawing.draw(table)
    case .choices(let choices): drawing.drawChoices(choices)
    case .trend(let trend): drawing.draw(trend)
    case .picture(let picture): drawing.draw(picture)
    case .forms(let offers): drawing.draw(forms: offers)
    case .editor(let offer): drawing.draw(form: offer, "card whole")
    case .buttons(let offers, let stay): drawing.draw(row: offers, stay: stay)
    case .pages(let offers): drawing.draw(pages: offers)
    case .list(let offers): drawing.draw(list: offers)
    case .more(let title, let blocks): drawing.draw(folded: blocks, behind: title)
    }
  }
}

extension PageDrawing {
  /// Draws values beside their labels.
  package mutating func draw(_ facts: [Fact]) {
    let fields = layout.controls.flatMap { block -> [Field] in
      if case .editor(let offer) = block { offer.openFields } else { [] }
    }
    let standing = Set(fields.map(\.label))
    // A form shows the values of its fields.
    guard !facts.isEmpty, facts.count(where: { standing.contains($0.label) }) < 2 else { return }
    html.markup("<dl class=\"facts\">")
    for fact in facts {
      html.add(#"<div><dt>\#(fact.label)</dt><dd class="v\#(literal: fact.tone.className)">"#)
      drawSigns(fact.value, spoken: fact.spoken)
      html.markup("</dd></div>")
    }
    html.markup("</dl>")
  }

  /// Draws a table that is rarely needed, folded behind its title.
  fileprivate mutating func draw(folded table: Table) {
    guard let first = table.rows.first else { return }
    html.add(#"<details class="more" id="fold-\#(first.id.slug)"><summary>\#(table.title ?? "")</summary>"#)
    var whole = table
    whole.title = nil
    draw(whole)
    html.markup("</details>")
  }

  /// Draws a button that prints the page; without the script the browser's own menu does.
  fileprivate mutating func drawPrintButton() {
    html.add(#"<p class="print"><button type="button" class="button" id="print" data-print>"#)
    html.add("\(phrases.print)</button></p>")
  }

  /// Draws a sentence in its tone.
  package mutating func drawText(_ text: String, _ tone: Tone, _ class: StaticString) {
    html.add(#"<p class="\#(literal: `class`)\#(literal: tone.className)">\#(text)</p>"#)
  }

  /// Draws a text with signs; a screen reader reads words instead.
  mutating func drawSigns(_ text: String, spoken: String?) {
    guard let spoken else { return html.text(text) }
    if frame.isAccessible { return html.text(spoken) }
    html.add(#"<span aria-hidden="true">\#(text)</span><span class="unseen">\#(spoken)</span>"#)
  }

  /// Draws a picture, or its words if it is not available.
  package mutating func draw(_ picture: Picture) {
    guard let address = frame.picture(picture) else {
      if !picture.words.isEmpty { drawText(picture.words, .plain, "text") }
      return
    }
    html.markup("<p class=\"picture\">")
    drawImage(address, picture.words)
    html.markup("</p>")
  }

  /// Draws an image; in a list, images in sight are loaded first.
  mutating func drawImage(_ address: String, _ words: String, isListed: Bool = false) {
    html.add(#"<img \#(literal: isListed ? "loading=\"lazy\"" : "decoding=\"async\"") src="\#(exactly: address)""#)
    html.add(#" alt="\#(words)">"#)
  }

  /// Draws choices as links if an offer of that name leads somewhere, else as buttons.
  ///
  /// A choice that was struck out keeps its place and cannot be pressed. A choice with a picture is shown by it.
  package mutating func drawChoices(
    _ choices: [Choice],
    _ class: StaticString = "choices",
    struckOut: Set<Choice.ID> = []
  ) {
    let hasPictures = choices.contains { $0.picture != nil }
    html.add(#"<ol class="\#(literal: `class`)\#(literal: hasPictures ? " faces" : "")">"#)
    for (index, choice) in choices.enumerated() {
      html.add(#"<li data-n="\#(index + 1)">"#)
      if let address = choice.address {
        html.add(#"<a class="choice" href="\#(exactly: address)">"#)
        draw(choice, index + 1)
        html.markup("</a>")
      } else if let press, press.ids.contains(choice.id), !struckOut.contains(choice.id) {
        beginButton(press, choice.id, "choice")
        html.markup(">")
        draw(choice, index + 1)
        html.markup("</button>")
      } else {
        html.add(#"<span class="choice\#(literal: struckOut.contains(choice.id) ? " out" : "")">"#)
        draw(choice, index + 1)
        html.markup("</span>")
      }
      html.markup("</li>")
    }
    html.markup("</ol>")
  }

  private mutating func draw(_ choice: Choice, _ number: Int) {
    drawKey(number)
    if let picture = choice.picture, let address = frame.picture(picture) { return drawImage(address, picture.words) }
    html.markup("<span>")
    if let name = choice.title { html.add(#"<b>\#(name)</b> "#) }
    html.add(#"\#(choice.label)</span>"#)
  }

  /// Draws the number that chooses something by keyboard.
  mutating func drawKey(_ number: Int) { html.add(#"<kbd class="key" aria-hidden="true">\#(number)</kbd>"#) }
}
