import ArcadePresentation

extension FallingContent: WebDrawable {
  /// Draws the word with its translation, which falls further with each second; where nothing falls, as a page.
  func draw(in drawing: inout PageDrawing) {
    guard case .round(let round) = self else { return page.blocks.forEach { $0.draw(in: &drawing) } }
    drawing.html.markup("<dl class=\"round\"><dt class=\"unseen\">")
    drawing.html.text(round.word.label)
    drawing.html.markup("</dt><dd class=\"prompt\">")
    drawing.html.text(round.word.value)
    drawing.html.markup("</dd><dt class=\"unseen\">")
    drawing.html.text(round.translation.label)
    drawing.html.markup("</dt><dd")
    if let fall = round.fall {
      drawing.html.attribute("class", "fall \(fall.steps.steps)")
      drawing.html.markup("><span")
      drawing.html.attribute("class", "falling \(fall.step.steps)")
    } else {
      drawing.html.markup(" class=\"shown\"><span")
    }
    drawing.html.markup(">")
    drawing.html.text(round.translation.value)
    drawing.html.markup("</span></dd></dl>")
  }
}

extension Int {
  /// A number of steps by tens and ones, as the style sheet names it.
  fileprivate var steps: String {
    let steps = Swift.min(Swift.max(self, 0), 99)
    return "t\(steps / 10) u\(steps % 10)"
  }
}
