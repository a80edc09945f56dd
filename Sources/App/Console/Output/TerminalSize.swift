import Foundation

/// The size of a terminal.
package enum TerminalSize {
  /// Returns the width from `COLUMNS`, else from the terminal, else 80, clamped to a usable range.
  package static func columns(environment: [String: String], descriptor: Int32 = 1) -> Int {
    size(environment["COLUMNS"], descriptor, \.ws_col, else: 80, within: 20...500)
  }

  /// Returns the height from `LINES`, else from the terminal, else 24, clamped to a usable range.
  package static func rows(environment: [String: String], descriptor: Int32 = 1) -> Int {
    size(environment["LINES"], descriptor, \.ws_row, else: 24, within: 5...500)
  }

  private static func size(
    _ asked: String?,
    _ descriptor: Int32,
    _ side: KeyPath<winsize, UInt16>,
    else usual: Int,
    within sensible: ClosedRange<Int>
  ) -> Int {
    var terminal = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &terminal) == 0
    let sizes = [asked.flatMap { Int($0) }, isKnown ? Int(terminal[keyPath: side]) : nil]
    let size = sizes.lazy.compactMap { $0 }.first { $0 > 0 } ?? usual
    return min(max(size, sensible.lowerBound), sensible.upperBound)
  }
}
