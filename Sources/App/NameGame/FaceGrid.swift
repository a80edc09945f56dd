import ArcadePresentation

/// Faces on the console: pictures side by side where they can be shown, else in words.
struct FaceGrid {
  private static let perRow = 3
  private static let gap = 2
  private static let rows = 10

  let pictures: PictureDesk
  let output: ConsoleOutput

  /// Draws one face.
  func draw(_ face: NameGameScreen.Face) {
    if let path = face.picture, pictures.show(path, on: output) { return }
    output.paragraph(face.card)
  }

  /// Draws options: first all pictures, three in a row, then the rest in words.
  func draw(_ options: [NameGameScreen.Option]) {
    var drawn: [(number: String, lines: [PictureLine])] = []
    var inWords: [(String, String)] = []
    for option in options {
      switch option.content {
      case .name(let name): inWords.append((option.number, name))
      case .face(let face):
        if let lines = lines(of: face) {
          drawn.append((option.number, lines))
        } else {
          inWords.append((option.number, face.card))
        }
      }
    }
    for start in stride(from: 0, to: drawn.count, by: Self.perRow) {
      draw(row: Array(drawn[start..<min(start + Self.perRow, drawn.count)]))
    }
    if !inWords.isEmpty { output.definitions(inWords) }
  }

  private var width: Int { min(Self.rows * 2, output.width / Self.perRow - Self.gap) }

  private func lines(of face: NameGameScreen.Face) -> [PictureLine]? {
    guard pictures.isOpen, width >= 6 else { return nil }
    return face.picture.flatMap { pictures.draw($0, columns: width, rows: Self.rows, on: output) }
  }

  private func draw(row: [(number: String, lines: [PictureLine])]) {
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
