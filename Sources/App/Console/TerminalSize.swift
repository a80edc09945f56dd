#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How much room a terminal has.
enum TerminalSize {
  private static let sensible = 20...500
  private static let usual = 80

  /// Returns the width from `COLUMNS`, else from the terminal, else 80, held within what can be drawn in.
  static func columns(environment: [String: String], descriptor: Int32 = 1) -> Int {
    let asked = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let columns = asked ?? terminalColumns(of: descriptor) ?? usual
    return min(max(columns, sensible.lowerBound), sensible.upperBound)
  }

  private static func terminalColumns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
