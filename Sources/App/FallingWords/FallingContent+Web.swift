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
      drawing.html.markup(" class=\"fall\"><span")
      drawing.html.attribute("class", "falling \(fall.className)")
    } else {
      drawing.html.markup(" class=\"shown\"><span")
    }
    drawing.html.markup(">")
    drawing.html.text(round.translation.value)
    drawing.html.markup("</span></dd></dl>")
  }
}

extension FallingContent.Fall {
  /// How far it is of how far it goes, by tens and ones, as the style sheet names it.
  fileprivate var className: String {
    let (steps, step) = (min(max(steps, 1), 99), min(max(step, 0), 98))
    return "aa\(step / 10) a\(step % 10) bb\(steps / 10) b\(steps % 10)"
  }
}
