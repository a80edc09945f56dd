import ArcadeConsole

extension QRCode {
  /// What a camera needs around it, in modules.
  private static let margin = 4

  /// How many columns its lines have.
  var columns: Int { rows.count + 2 * Self.margin }

  /// Lines of half blocks, two modules above each other in each character; what is light is ink, as on a dark terminal, and
  /// with colour on any.
  func lines(isColoured: Bool) -> [String] {
    let ends = Self.margin..<rows.count + Self.margin
    func isLight(_ row: Int, _ column: Int) -> Bool {
      guard ends.contains(row), ends.contains(column) else { return true }
      return !rows[row - Self.margin][column - Self.margin]
    }
    return stride(from: 0, to: columns, by: 2).map { row in
      let blocks = String(
        (0..<columns).map { column in
          // A last line of one row has nothing beneath it.
          switch (isLight(row, column), row + 1 < columns && isLight(row + 1, column)) {
          case (true, true): "█"
          case (true, false): "▀"
          case (false, true): "▄"
          case (false, false): " "
          }
        }
      )
      return isColoured ? "\u{1B}[97;40m\(blocks)\u{1B}[0m" : blocks
    }
  }
}
