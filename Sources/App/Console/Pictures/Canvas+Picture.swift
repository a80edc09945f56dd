extension Canvas {
  /// What stands around pictures: the feedback, the title, the time, the question and the prompt.
  static let linesAround = 7
  /// A picture that is not as high as this shows nothing.
  static let fewestRows = 3
  private static let mostRows = 16

  /// Draws a picture at hand as high as leaves so many lines below it in sight, with words beneath it where it has no
  /// colours; where it cannot be shown, the words alone.
  func draw(_ words: String, picture path: String?, linesBelow: Int) {
    let linesOfWords = output.theme.isColoured ? 0 : lines(of: words, width: output.width)
    let rows = min(Self.mostRows, output.height - Self.linesAround - linesBelow - linesOfWords)
    let isShown =
      rows >= Self.fewestRows && path.map { pictures?.show($0, on: output, rows: rows) == true } ?? false
    if !words.isEmpty, !isShown || !output.theme.isColoured { output.paragraph(words) }
  }

  /// How many lines a text takes.
  func lines(of text: String, width: Int) -> Int { WordWrap.lines(of: TextSanitiser.clean(text), width: width).count }
}
