import ArcadeConsole
import ArcadeData
import ArcadePresentation
import ArcadeWeb

extension FallingContent: ConsoleDrawable {
  /// Draws the fall as a line each second, with a growing indent; if nothing falls, draws the round as a page.
  func draw(on canvas: Canvas, after before: FallingContent?) -> Bool {
    guard case .round(let round) = self, let fall = round.fall else {
      return page.draw(on: canvas, after: before?.page) || before == nil
    }
    guard self != before else { return false }
    if before == nil { canvas.output.paragraph(round.word.value, .strong) }
    canvas.output.draw(canvas.phrases.adding(fall.timeLeft, to: round.translation.value), falling: fall)
    return before == nil
  }
}

extension ConsoleOutput {
  private static let farthestStep = 6

  fileprivate func draw(_ text: String, falling fall: FallingContent.Fall) {
    let room = width - DisplayWidth.columns(of: text.sanitized)
    paragraph(text, indent: min(fall.step * Self.farthestStep, fall.step * max(0, room) / max(1, fall.steps)))
  }
}

extension FallingContent: WebDrawable {
  /// Draws the word with its translation, which falls each second; if nothing falls, draws a page.
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
  /// The number of steps by tens and ones, as the style sheet names it.
  fileprivate var steps: String {
    let steps = Swift.min(Swift.max(self, 0), 99)
    return "t\(steps / 10) u\(steps % 10)"
  }
}
