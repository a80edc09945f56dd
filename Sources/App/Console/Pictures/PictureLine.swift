/// A line of a drawn picture: its bytes, and its columns.
package struct PictureLine: Hashable, Sendable {
  package let text: String
  package let columns: Int

  /// Parses the lines that a program printed, and keeps only characters and colours.
  ///
  /// A program that would move the cursor or set a title cannot do so.
  package static func lines(of output: String) -> [PictureLine] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(PictureLine.init).reversed()
      .drop { $0.columns == 0 }.reversed()
  }

  private init(_ printed: Substring) {
    var text = ""
    var visible = ""
    var rest = printed.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        let (colour, after) = Self.sequence(in: rest)
        text += colour
        rest = after
      } else {
        rest = rest.dropFirst()
        guard !scalar.properties.isDefaultIgnorableCodePoint, scalar.properties.generalCategory != .control else {
          continue
        }
        text.unicodeScalars.append(scalar)
        visible.unicodeScalars.append(scalar)
      }
    }
    self.text = text.contains("\u{1B}") ? text + "\u{1B}[0m" : text
    columns = DisplayWidth.columns(of: visible)
  }

  /// Takes one escape sequence; only one that sets colours (ECMA-48, SGR) is kept.
  private static func sequence(
    in scalars: Substring.UnicodeScalarView
  ) -> (kept: String, rest: Substring.UnicodeScalarView) {
    guard scalars.dropFirst().first == "[" else { return ("", scalars.dropFirst(2)) }
    let parameters = scalars.dropFirst(2).prefix { "0123456789;:".unicodeScalars.contains($0) }
    let rest = scalars.dropFirst(2 + parameters.count)
    guard rest.first == "m" else {
      // The final byte of any other sequence is a letter or one of a few signs.
      return ("", rest.drop { !("@"..."~").contains($0) }.dropFirst())
    }
    return ("\u{1B}[\(String(parameters))m", rest.dropFirst())
  }
}
