#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How much room a terminal has.
enum TerminalSize {
  private static let sensibleColumns = 20...500
  private static let sensibleRows = 5...500

  /// Returns the width from `COLUMNS`, else from the terminal, else 80, held within what can be drawn in.
  static func columns(environment: [String: String], descriptor: Int32 = 1) -> Int {
    let columns = asked(environment["COLUMNS"]) ?? terminal(descriptor, \.ws_col) ?? 80
    return min(max(columns, sensibleColumns.lowerBound), sensibleColumns.upperBound)
  }

  /// Returns the height from `LINES`, else from the terminal, else 24, held within what can be drawn in.
  static func rows(environment: [String: String], descriptor: Int32 = 1) -> Int {
    let rows = asked(environment["LINES"]) ?? terminal(descriptor, \.ws_row) ?? 24
    return min(max(rows, sensibleRows.lowerBound), sensibleRows.upperBound)
  }

  private static func asked(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  private static func terminal(_ descriptor: Int32, _ side: KeyPath<winsize, UInt16>) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size[keyPath: side] > 0 else { return nil }
    return Int(size[keyPath: side])
  }
}
