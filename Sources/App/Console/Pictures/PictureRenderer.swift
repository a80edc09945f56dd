/// A program that turns a picture file into lines for a terminal.
package protocol PictureProgram: Sendable {
  /// Returns the lines of a picture within a number of columns and rows; nil if it cannot be drawn.
  func draw(_ path: String, columns: Int, rows: Int, isColoured: Bool) -> [PictureLine]?
}

/// Draws pictures if they can be shown: one, or several side by side.
package struct PictureRenderer: Sendable {
  /// Whether pictures are wanted and can be drawn.
  package var isOpen: Bool { program != nil }
  private let program: (any PictureProgram)?
  /// Whether pictures are wanted, but the program that draws them is missing.
  let lacksProgram: Bool

  /// Enables pictures if a program draws them, and a terminal shows them or they are requested.
  ///
  /// They are never enabled for a screen reader.
  package init(_ choice: ShowChoice, program: (any PictureProgram)?, isTerminal: Bool, isAccessible: Bool) {
    let isWanted = (choice == .always || choice == .auto && isTerminal) && !isAccessible
    self.program = isWanted ? program : nil
    lacksProgram = isWanted && program == nil
  }

  /// Draws a picture; returns false if it cannot be shown.
  package func show(_ path: String, on output: ConsoleOutput, rows: Int = 16) -> Bool {
    guard let lines = draw(path, columns: min(output.width, rows * 2), rows: rows, on: output) else { return false }
    for line in lines { output.raw(line.text + "\n") }
    return true
  }

  /// Returns the lines of a picture within a box; nil if it cannot be shown.
  package func draw(_ path: String, columns: Int, rows: Int, on output: ConsoleOutput) -> [PictureLine]? {
    program?.draw(path, columns: columns, rows: rows, isColoured: output.theme.isColoured)
  }
}
