import ArcadeData
package import ArcadePresentation

/// Turns spans into the bytes for a terminal or a file.
package struct Theme: Hashable, Sendable {
  /// Whether styles are shown; never in accessible output.
  package let isColoured: Bool
  /// Whether output is for a screen reader: labels before values, and no drawings.
  package let isAccessible: Bool

  package init(isColoured: Bool = false, isAccessible: Bool = false) {
    self.isColoured = isColoured && !isAccessible
    self.isAccessible = isAccessible
  }

  /// Returns the bytes of spans, each sanitised and, in colour, reset at its end.
  package func bytes(for spans: [Span]) -> [UInt8] {
    var bytes: [UInt8] = []
    for span in spans {
      let text = span.text.sanitized
      if isColoured, !text.isEmpty, let parameter = span.tone.parameter {
        bytes += "\u{1B}[\(parameter)m\(text)\u{1B}[0m".utf8
      } else {
        bytes += text.utf8
      }
    }
    return bytes
  }
}

extension Tone {
  /// The parameter of the sequence that turns on the style (ECMA-48, SGR); nil for plain text.
  fileprivate var parameter: Int? {
    switch self {
    case .plain: nil
    case .strong: 1
    case .faint: 2
    case .good: 32
    case .bad: 31
    case .warning: 33
    }
  }
}

/// A piece of a line in one tone.
package typealias Span = Table.Cell

extension Span {
  package var columns: Int { DisplayWidth.columns(of: text) }
}
