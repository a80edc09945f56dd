import ArcadeConsole
import ArcadePresentation

extension NameGameContent: ConsoleDrawable {
  /// Draws a round with its faces, or only the time if the same round was drawn before.
  func draw(on canvas: Canvas, after before: NameGameContent?) -> Bool {
    guard case .round(let round) = self else { return page.draw(on: canvas, after: before?.page) }
    let old = before?.round
    if let time = round.time, time != old?.time { canvas.output.paragraph(time, .faint) }
    guard old == nil else { return false }
    canvas.output.paragraph(round.question, .strong)
    let options = round.options.filter { !$0.isStruckOut }
    if let face = round.face { canvas.draw(face.words, picture: face.picture, linesBelow: options.count) }
    ChoiceGrid(canvas: canvas).draw(options.map(\.choice))
    return true
  }

  private var round: Round? { if case .round(let round) = self { round } else { nil } }
}
