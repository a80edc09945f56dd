import ArcadePresentation

/// A content that a page draws better than as blocks: the round of a game.
protocol WebDrawable: ScreenContent {
  /// Draws it as a part of the page.
  func draw(in drawing: inout PageDrawing)
}

extension ScreenContent {
  /// Draws it in the best way that the page knows.
  func drawn(in drawing: inout PageDrawing) {
    if let round = self as? any WebDrawable { return round.draw(in: &drawing) }
    for block in page.blocks { block.draw(in: &drawing) }
  }
}
