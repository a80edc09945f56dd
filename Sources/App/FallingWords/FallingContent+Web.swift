import ArcadePresentation

extension FallingContent: WebDrawable {
  /// Draws the word with its translation, which falls further with each second; where nothing falls, as a page.
  func draw(in drawing: inout PageDrawing) {
    guard case .round(let round) = self else { return page.blocks.forEach { $0.draw(in: &drawing) } }
    drawing.html.add(#"<dl class="round"><dt class="unseen">\#(round.word.label)</dt><dd class="prompt">"#)
    drawing.html.add(#"\#(round.word.value)</dd><dt class="unseen">\#(round.translation.label)</dt><dd"#)
    if let fall = round.fall {
      drawing.html.add(#" class="\#("fall \(fall.steps.steps)")"><span class="\#("falling \(fall.step.steps)")""#)
    } else {
      drawing.html.markup(" class=\"shown\"><span")
    }
    drawing.html.add(#">\#(round.translation.value)</span></dd></dl>"#)
  }
}

extension Int {
  /// A number of steps by tens and ones, as the style sheet names it.
  fileprivate var steps: String {
    let steps = Swift.min(Swift.max(self, 0), 99)
    return "t\(steps / 10) u\(steps % 10)"
  }
}
