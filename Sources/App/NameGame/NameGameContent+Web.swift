import ArcadePresentation

extension NameGameContent: WebDrawable {
  /// Draws a round with the faces as a grid of pictures to press; its end as a page.
  func draw(in drawing: inout PageDrawing) {
    guard case .round(let round) = self else { return page.blocks.forEach { $0.draw(in: &drawing) } }
    drawing.drawText(round.question, .strong, "ask")
    if let face = round.face { drawing.draw(face.shown) }
    drawing.drawChoices(
      round.options.map { Choice($0.id, $0.face.words) },
      round.options.contains { $0.face.picture != nil } ? "choices faces" : "choices",
      struckOut: Set(round.options.filter(\.isStruckOut).map(\.id)),
      pictures: Dictionary(uniqueKeysWithValues: round.options.map { ($0.id, $0.face.shown) })
    )
  }
}

extension NameGameContent.Face {
  /// The face as a picture of a page.
  fileprivate var shown: Picture { Picture(picture.map { [$0] } ?? [], words: words, isAtHand: true) }
}
