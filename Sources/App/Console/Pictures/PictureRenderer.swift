import Synchronization

/// What turns a picture file into lines for a terminal.
protocol PictureProgram: Sendable {
  /// Returns the lines of a picture within so many columns and rows; nil where it cannot be drawn.
  func draw(_ path: String, columns: Int, rows: Int, isColoured: Bool) -> [PictureLine]?
}

/// Draws pictures where they can be shown: one, or several side by side.
struct PictureRenderer: Sendable {
  /// Whether pictures are wanted and can be drawn.
  var isOpen: Bool { program != nil }
  private let program: (any PictureProgram)?

  /// Opens where a program draws, and a terminal shows it or pictures are asked for; never for a screen reader.
  init(_ choice: ShowChoice, program: (any PictureProgram)?, isTerminal: Bool, isAccessible: Bool) {
    let isWanted = choice == .always || choice == .auto && isTerminal
    self.program = isWanted && !isAccessible ? program : nil
  }

  /// Draws one picture; false where it cannot be shown.
  func show(_ path: String, on output: ConsoleOutput, rows: Int = 16) -> Bool {
    guard let lines = draw(path, columns: min(output.width, rows * 2), rows: rows, on: output) else { return false }
    for line in lines { output.raw(line.text + "\n") }
    return true
  }

  /// Returns the lines of a picture within a box; nil where it cannot be shown.
  func draw(_ path: String, columns: Int, rows: Int, on output: ConsoleOutput) -> [PictureLine]? {
    program?.draw(path, columns: columns, rows: rows, isColoured: output.theme.isColoured)
  }
}

/// Draws each picture once in a session, also one that cannot be drawn or takes too long.
final class RememberedDrawings: PictureProgram {
  /// Beyond so many drawings the memory begins anew.
  private static let most = 500

  private struct Drawing: Hashable {
    let path: String
    let columns: Int
    let rows: Int
    let isColoured: Bool
  }

  private let program: any PictureProgram
  private let drawn = Mutex<[Drawing: [PictureLine]]>([:])
  private let failed = Mutex<Set<String>>([])

  /// Remembers what a program draws; nil where there is no program.
  init?(_ program: (any PictureProgram)?) {
    guard let program else { return nil }
    self.program = program
  }

  func draw(_ path: String, columns: Int, rows: Int, isColoured: Bool) -> [PictureLine]? {
    let drawing = Drawing(path: path, columns: columns, rows: rows, isColoured: isColoured)
    if failed.withLock({ $0.contains(path) }) { return nil }
    if let lines = drawn.withLock({ $0[drawing] }) { return lines }
    guard let lines = program.draw(path, columns: columns, rows: rows, isColoured: isColoured) else {
      failed.withLock { _ = $0.insert(path) }
      return nil
    }
    drawn.withLock { drawn in
      if drawn.count >= Self.most { drawn = [:] }
      drawn[drawing] = lines
    }
    return lines
  }
}
