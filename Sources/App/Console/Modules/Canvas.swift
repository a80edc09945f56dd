import ArcadeData
package import ArcadePresentation

/// What is drawn on, with what drawing needs to know.
package struct Canvas {
  package let output: ConsoleOutput
  package let phrases: ConsolePhrases
  /// Draws pictures that are at hand; nil where there are none.
  package var pictures: PictureRenderer?
}

extension Canvas {
  /// Says in one line what to type next.
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
    // Where nothing is put forward, there is at least a way back.
    output.paragraph(phrases.hint(usages.isEmpty ? ["back"] : usages), .faint)
  }
}

extension Canvas {
  /// What stands around pictures: the feedback, the title, the time, the question and the prompt.
  static let linesAround = 7
  /// A picture that is not as high as this shows nothing.
  static let fewestRows = 3
  private static let mostRows = 16

  /// Draws a picture at hand as high as leaves so many lines below it in sight, with words beneath it where it has no
  /// colours; where it cannot be shown, the words alone.
  package func draw(_ words: String, picture path: String?, linesBelow: Int) {
    let linesOfWords = output.theme.isColoured ? 0 : lines(of: words, width: output.width)
    let rows = min(Self.mostRows, output.height - Self.linesAround - linesBelow - linesOfWords)
    let isShown =
      rows >= Self.fewestRows && path.map { pictures?.show($0, on: output, rows: rows) == true } ?? false
    if !words.isEmpty, !isShown || !output.theme.isColoured { output.paragraph(words) }
  }

  package func lines(of text: String, width: Int) -> Int { WordWrap.lines(of: text.sanitized, width: width).count }
}
