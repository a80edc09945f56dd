/// Turns spans into the bytes that a terminal or a file gets.
struct Theme: Hashable, Sendable {
  /// Whether styles show; never so for accessible output.
  let isColoured: Bool
  /// Whether output is for a screen reader: labels before values and nothing drawn.
  let isAccessible: Bool

  init(isColoured: Bool = false, isAccessible: Bool = false) {
    self.isColoured = isColoured && !isAccessible
    self.isAccessible = isAccessible
  }

  /// Returns the bytes of spans, each sanitised and, in colour, reset at its end.
  func bytes(for spans: [Span]) -> [UInt8] {
    var bytes: [UInt8] = []
    for span in spans {
      let text = TextSanitiser.clean(span.text)
      if isColoured, !text.isEmpty, let parameter = span.style.parameter {
        bytes += "\u{1B}[\(parameter)m\(text)\u{1B}[0m".utf8
      } else {
        bytes += text.utf8
      }
    }
    return bytes
  }
}
