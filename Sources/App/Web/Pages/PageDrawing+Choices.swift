import ArcadePresentation

extension PageDrawing {
  /// Draws what can be chosen: as links where something of that name leads somewhere, else as buttons.
  ///
  /// What was struck out cannot be pressed; what has a picture is shown by it.
  mutating func drawChoices(
    _ choices: [Choice],
    _ class: StaticString = "choices",
    struckOut: Set<Choice.ID> = [],
    pictures: [Choice.ID: Picture] = [:]
  ) {
    let ids = Set(choices.map(\.id))
    let links = take { $0.leadsInside && ids.contains($0.word) }
    let press = usual.flatMap { $0.isChoice && $0.ids.isSubset(of: ids) ? $0 : nil }
    if let press {
      _ = take(press.offer.word)
      if links.isEmpty { makePressable(press) }
    }
    html.add(#"<ol class="\#(literal: `class`)">"#)
    for (index, choice) in choices.enumerated() {
      html.add(#"<li data-n="\#(index + 1)">"#)
      if let link = links.first(where: { $0.word == choice.id }) {
        html.add(#"<a class="choice" href="\#(exactly: link.address ?? "")">"#)
        draw(choice, index + 1, nil, name: phrases.name(of: choice.id))
        html.markup("</a>")
      } else if let press, links.isEmpty, press.ids.contains(choice.id), !struckOut.contains(choice.id) {
        beginButton(press, choice.id, "choice")
        html.markup(">")
        draw(choice, index + 1, pictures[choice.id])
        html.markup("</button>")
      } else {
        html.markup("<span class=\"choice\">")
        draw(choice, index + 1, nil)
        html.markup("</span>")
      }
      html.markup("</li>")
    }
    html.markup("</ol>")
  }

  private mutating func draw(_ choice: Choice, _ number: Int, _ picture: Picture?, name: String? = nil) {
    drawKey(number)
    if let picture, let address = frame.picture(picture) { return drawImage(address, picture.words) }
    html.markup("<span>")
    if let name {
      html.add(#"<b>\#(name)</b> "#)
    }
    html.add(#"\#(choice.label)</span>"#)
  }

  /// Draws the number that chooses something, for whoever has a keyboard.
  mutating func drawKey(_ number: Int) {
    html.markup("<kbd class=\"key\" aria-hidden=\"true\">")
    html.number(number)
    html.markup("</kbd>")
  }
}
