package import ArcadePresentation

/// Choices with pictures on the console: side by side if pictures can be shown, else in words.
///
/// Pictures leave room for the rest of the screen. Without colours the words appear beneath them, because a picture
/// alone may not be clear enough.
package struct ChoiceGrid {
  private static let perRow = 3
  private static let gap = 2
  private static let mostRows = 10

  package let canvas: Canvas
  private var output: ConsoleOutput { canvas.output }

  package init(canvas: Canvas) { self.canvas = canvas }

  /// Draws choices: first all pictures, three in a row, then the remaining words.
  package func draw(_ choices: [Choice]) {
    let box = self.box(for: choices)
    var drawn: [(number: String, lines: [PictureLine])] = []
    var inWords: [(String, String)] = []
    for choice in choices {
      let lines = box.flatMap { picture(of: choice, $0) }
      if let lines { drawn.append((choice.id, lines)) }
      if lines == nil || !output.theme.isColoured { inWords.append((choice.id, choice.label)) }
    }
    for start in stride(from: 0, to: drawn.count, by: Self.perRow) {
      draw(row: Array(drawn[start..<min(start + Self.perRow, drawn.count)]), width: box?.columns ?? 0)
    }
    if !inWords.isEmpty { output.definitions(inWords) }
  }

  /// The room for each picture; nil if it is too small for any.
  private func box(for choices: [Choice]) -> (columns: Int, rows: Int)? {
    let count = canvas.pictures?.isOpen == true ? choices.count { $0.picture != nil } : 0
    let rowsOfPictures = (count + Self.perRow - 1) / Self.perRow
    guard rowsOfPictures > 0 else { return nil }
    let inWords = choices.filter { $0.picture == nil || !output.theme.isColoured }
    let wordLines = inWords.map { canvas.lines(of: $0.label, width: output.width - 3) }.reduce(0, +)
    // A line of numbers is above each row of pictures.
    let room = (output.height - Canvas.linesAround - wordLines) / rowsOfPictures - 1
    let rows = min(Self.mostRows, room)
    let columns = min(rows * 2, output.width / Self.perRow - Self.gap)
    return rows >= Canvas.fewestRows && columns >= Canvas.fewestRows * 2 ? (columns, rows) : nil
  }

  private func picture(of choice: Choice, _ box: (columns: Int, rows: Int)) -> [PictureLine]? {
    choice.picture?.addresses.last.flatMap {
      canvas.pictures?.draw($0, columns: box.columns, rows: box.rows, on: output)
    }
  }

  private func draw(row: [(number: String, lines: [PictureLine])], width: Int) {
    let numbers = row.map { $0.number + spaces(width + Self.gap - $0.number.count) }
    output.line(numbers.joined(), .strong)
    for index in 0..<(row.map(\.lines.count).max() ?? 0) {
      let line = row.map { picture in
        guard picture.lines.indices.contains(index) else { return spaces(width + Self.gap) }
        return picture.lines[index].text + spaces(width + Self.gap - picture.lines[index].columns)
      }
      output.raw(line.joined() + "\n")
    }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
