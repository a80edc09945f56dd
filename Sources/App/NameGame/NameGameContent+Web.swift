import ArcadePresentation

extension NameGameContent: WebDrawable {
  /// Draws a round with the faces as a grid of pictures to press; its end as a page.
  func draw(in drawing: inout PageDrawing) {
    guard case .round(let round) = self else { return page.blocks.forEach { $0.draw(in: &drawing) } }
    drawing.drawText(round.question, .strong, "ask")
    if let face = round.face { Block(face).draw(in: &drawing) }
    drawing.drawChoices(
      round.options.map { Choice($0.id, $0.face.words) },
      round.options.contains { $0.face.shown != nil } ? "choices faces" : "choices",
      struckOut: Set(round.options.filter(\.isStruckOut).map(\.id)),
      pictures: Dictionary(round.options.compactMap { option in option.face.shown.map { (option.id, $0) } }) { $1 }
    )
  }
}

extension NameGameContent.Face {
  /// The face as a picture; nil where there is none.
  fileprivate var shown: Picture? { picture.map { Picture([$0], words: words, isAtHand: true) } }
}

extension Block {
  /// A face, or its words where there is no picture of it.
  fileprivate init(_ face: NameGameContent.Face) { self = face.shown.map(Block.picture) ?? .text(face.words) }
}
