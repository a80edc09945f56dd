/// Texts as they stand in a JSON document.
enum JSONLiteral {
  /// Returns a text in quotes, with every character escaped that could steer a terminal or confuse a parser.
  static func text(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: if isUnsafe(scalar) { escape(scalar, to: &literal) } else { literal.unicodeScalars.append(scalar) }
      }
    }
    return literal + "\""
  }

  /// U+FEFF, which Foundation loses wherever it stands as it is.
  private static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.properties.isBidiControl || scalar == byteOrderMark
    default: scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func escape(_ scalar: Unicode.Scalar, to literal: inout String) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
