import ArcadeConsole

extension QRCode {
  /// The light margin that a camera needs, in modules.
  private static let margin = 4

  /// The number of columns of its lines.
  var columns: Int { rows.count + 2 * Self.margin }

  /// Returns lines of half blocks, two modules above each other in each character.
  ///
  /// Light modules are drawn as ink, which suits a dark terminal; with colour it works on any.
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
