package import ArcadePresentation

/// A content with its own drawing on the console instead of a page: the round of a game.
package protocol ConsoleDrawable: ScreenContent {
  /// Draws the content, or only what has changed since `before`; returns whether more than a sentence was drawn.
  func draw(on canvas: Canvas, after before: Self?) -> Bool
}

extension ScreenContent {
  /// Draws the content in the best way for the console.
  package func drawn(on canvas: Canvas, after before: (any ScreenContent)?) -> Bool {
    func draw<Round: ConsoleDrawable>(_ round: Round) -> Bool { round.draw(on: canvas, after: before as? Round) }
    if let round = self as? any ConsoleDrawable { return draw(round) }
    return page.draw(on: canvas, after: before?.page)
  }
}

extension Screen {
  /// Whether the screen is a round; the hint how to answer is not repeated from one round to the next.
  package var isRound: Bool { roundID != nil }

  var saysTrouble: Bool { news.contains { $0.tone == .bad } }

  /// Whether something failed that can be retried.
  var asksToRetry: Bool { offers.contains { $0.triesAgain && $0.weight == .main } }

  /// The screen with only its large blocks; sentences can be repeated.
  var withoutTexts: Screen? {
    guard var whole = self as? Screen<Page>, case .ready(var page) = whole.content else { return nil }
    page.blocks = page.blocks.map { if case .text = $0 { .text("") } else { $0 } }
    whole.content = .ready(page)
    return whole as? Screen
  }

  /// Whether the screen shows nothing that another one did not.
  func saysNothing(after before: Screen) -> Bool {
    news.isEmpty && question == nil && title == before.title && content == before.content
      && countdown?.begin == before.countdown?.begin
      && banners.allSatisfy(before.banners.contains)
  }

  /// Draws the screen, or only what has changed since an earlier one.
  ///
  /// Returns whether more than a sentence of the content was drawn.
  @discardableResult
  package func draw(on canvas: Canvas, after before: Screen? = nil) -> Bool {
    let output = canvas.output
    output.notices(news)
    let isOther = before?.title != title
    if isOther { output.heading(title) }
    output.notices(banners.filter { before?.banners.contains($0) != true })
    switch content {
    case .loading: return false
    case .ready(let value): return value.drawn(on: canvas, after: isOther ? nil : before?.content.value) || isOther
    case _ where !isOther && before?.content == content: return false
    case .empty(let text): output.paragraph(text)
    case .failed(let failure): output.paragraph(failure.text, .bad)
    }
    return true
  }
}
