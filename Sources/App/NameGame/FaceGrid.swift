import ArcadePresentation

/// Faces on the console: pictures side by side where they can be shown, else in words.
///
/// Pictures are as high as leaves the rest of the screen in sight. Without
/// colours the words stand beneath them, as a picture alone may tell too little.
struct FaceGrid {
  private static let perRow = 3
  private static let gap = 2
  private static let mostRows = 10
  private static let mostRowsAlone = 16
  private static let fewestRows = 3
  /// The feedback, the title, the time, the question and the prompt.
  private static let linesAround = 7

  let pictures: PictureDesk
  let output: ConsoleOutput

  /// Draws one face, which so many other lines stand below.
  func draw(_ face: NameGameScreen.Face, linesBelow: Int) {
    let words = output.theme.isColoured ? 0 : lines(of: face.card, width: output.width)
    let rows = min(Self.mostRowsAlone, output.height - Self.linesAround - linesBelow - words)
    let isShown = face.picture.map { rows >= Self.fewestRows && pictures.show($0, on: output, rows: rows) } ?? false
    if !isShown || !output.theme.isColoured { output.paragraph(face.card) }
  }

  /// Draws options: first all pictures, three in a row, then what is left to say in words.
  func draw(_ options: [NameGameScreen.Option]) {
    let box = self.box(for: options)
    var drawn: [(number: String, lines: [PictureLine])] = []
    var inWords: [(String, String)] = []
    for option in options {
      switch option.content {
      case .name(let name): inWords.append((option.number, name))
      case .face(let face):
        let lines = box.flatMap { picture(of: face, $0) }
        if let lines { drawn.append((option.number, lines)) }
        if lines == nil || !output.theme.isColoured { inWords.append((option.number, face.card)) }
      }
    }
    for start in stride(from: 0, to: drawn.count, by: Self.perRow) {
      draw(row: Array(drawn[start..<min(start + Self.perRow, drawn.count)]), width: box?.columns ?? 0)
    }
    if !inWords.isEmpty { output.definitions(inWords) }
  }

  /// The room for each picture; nil where it is too small for any.
  private func box(for options: [NameGameScreen.Option]) -> (columns: Int, rows: Int)? {
    guard pictures.isOpen else { return nil }
    var (count, wordLines) = (0, 0)
    for option in options {
      guard case .face(let face) = option.content else { continue }
      if face.picture != nil { count += 1 }
      if face.picture == nil || !output.theme.isColoured { wordLines += lines(of: face.card, width: output.width - 3) }
    }
    let rowsOfPictures = (count + Self.perRow - 1) / Self.perRow
    guard rowsOfPictures > 0 else { return nil }
    // Above each row of pictures stand their numbers.
    let room = (output.height - Self.linesAround - wordLines) / rowsOfPictures - 1
    let rows = min(Self.mostRows, room)
    let columns = min(rows * 2, output.width / Self.perRow - Self.gap)
    return rows >= Self.fewestRows && columns >= Self.fewestRows * 2 ? (columns, rows) : nil
  }

  private func picture(of face: NameGameScreen.Face, _ box: (columns: Int, rows: Int)) -> [PictureLine]? {
    face.picture.flatMap { pictures.draw($0, columns: box.columns, rows: box.rows, on: output) }
  }

  private func lines(of text: String, width: Int) -> Int {
    WordWrap.lines(of: TextSanitiser.clean(text), width: width).count
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
