import ArcadeData
import ArcadePresentation

extension FallingContent: ConsoleDrawable {
  /// Draws the fall as a line each second, further in each time; where nothing falls, the round as a page.
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
