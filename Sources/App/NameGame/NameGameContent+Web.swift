import ArcadeConsole
import ArcadePresentation
import ArcadeWeb

extension NameGameContent: WebDrawable {
  /// Draws a round as a grid of faces to press; its end as a page.
  func draw(in drawing: inout PageDrawing) {
    guard case .round(let round) = self else { return page.blocks.forEach { $0.draw(in: &drawing) } }
    drawing.drawText(round.question, .strong, "ask")
    round.face?.block.draw(in: &drawing)
    drawing.drawChoices(round.options.map(\.choice), struckOut: Set(round.options.filter(\.isStruckOut).map(\.id)))
  }
}
