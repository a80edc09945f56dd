import ArcadePresentation

/// A content that the console draws better than as a page: the round of a game.
protocol ConsoleDrawable: ScreenContent {
  /// Draws it or, where it was drawn `before`, what is worth seeing again; whether more than a sentence was drawn.
  func draw(on canvas: Canvas, after before: Self?) -> Bool
}

extension ScreenContent {
  /// Draws it in the best way that the console knows.
  func drawn(on canvas: Canvas, after before: (any ScreenContent)?) -> Bool {
    func draw<Round: ConsoleDrawable>(_ round: Round) -> Bool { round.draw(on: canvas, after: before as? Round) }
    if let round = self as? any ConsoleDrawable { return draw(round) }
    return page.draw(on: canvas, after: before?.page)
  }
}
