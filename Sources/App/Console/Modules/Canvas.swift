import ArcadeData
package import ArcadePresentation

/// The output to draw on, with the context for drawing.
package struct Canvas {
  package let output: ConsoleOutput
  package let phrases: ConsolePhrases
  /// The renderer of loaded pictures; nil if pictures are not shown.
  package var pictures: PictureRenderer?
}

extension Canvas {
  /// Draws one line about what to type next.
  package func hint(for screen: Screen<some ScreenContent>) {
    var isFailed = false
    if case .failed(let failure) = screen.content {
      isFailed = true
      if failure.canRetry, screen.offers.contains(where: { $0.names.contains(Offer.retryWord) }) {
        return output.paragraph(phrases.typeRetry)
      }
    } else if screen.asksToRetry {
      return output.paragraph(phrases.typeRetry)
    }
    let hasNumbers = screen.content.value?.page.numberedRows.isEmpty == false
    let usual = screen.offers.first { $0.weight == .usual }
    let named = isFailed ? [] : screen.offers.filter { $0.weight == .main || $0 == usual }
    let usages = named.map { $0.shortUsage(phrases, hasNumbers: hasNumbers) }
    // If no action is suggested, there is at least a way back.
    output.paragraph(phrases.hint(usages.isEmpty ? ["back"] : usages), .faint)
  }
}

extension Canvas {
  /// The lines around pictures: the feedback, the title, the time, the question and the prompt.
  static let linesAround = 7
  /// The height below which a picture shows nothing.
  static let fewestRows = 3
  private static let mostRows = 16

  /// Draws a loaded picture as high as leaves the given number of lines in sight.
  ///
  /// Without colours, words are drawn beneath it. If it cannot be shown, only the words are drawn.
  package func draw(_ words: String, picture path: String?, linesBelow: Int) {
    let linesOfWords = output.theme.isColoured ? 0 : lines(of: words, width: output.width)
    let rows = min(Self.mostRows, output.height - Self.linesAround - linesBelow - linesOfWords)
    let isShown =
      rows >= Self.fewestRows && path.map { pictures?.show($0, on: output, rows: rows) == true } ?? false
    if !words.isEmpty, !isShown || !output.theme.isColoured { output.paragraph(words) }
  }

  package func lines(of text: String, width: Int) -> Int { WordWrap.lines(of: text.sanitized, width: width).count }
}
