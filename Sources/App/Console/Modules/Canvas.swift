import ArcadePresentation

/// What is drawn on, with what drawing needs to know.
struct Canvas {
  let output: ConsoleOutput
  let phrases: ConsolePhrases
  /// Draws pictures that are at hand; nil where there are none.
  var pictures: PictureRenderer?
}

extension Canvas {
  /// Says in one line what to type next.
  func hint(for screen: Screen<some ScreenContent>) {
    var isFailed = false
    if case .failed(let failure) = screen.content {
      isFailed = true
      if failure.canRetry, screen.offers.contains(where: { $0.names.contains("retry") }) {
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
