import ArcadeConsole
import ArcadePresentation
import ArcadeWeb

extension PriceGameContent: WebDrawable {
  /// Draws a question with a large picture and four price buttons beside it; the end of a game as a page.
  func draw(in drawing: inout PageDrawing) {
    guard case .question(let question) = self else { return page.blocks.forEach { $0.draw(in: &drawing) } }
    drawing.html.markup("<div class=\"product\">")
    if let picture = question.picture { drawing.draw(picture) }
    drawing.html.markup("<div>")
    drawing.drawText(question.category, .faint, "text")
    drawing.drawText(question.product, .strong, "ask")
    drawing.drawText(question.about, .plain, "text")
    drawing.drawChoices(question.prices, "choices prices", struckOut: question.hidden)
    drawing.html.markup("</div></div>")
  }
}
