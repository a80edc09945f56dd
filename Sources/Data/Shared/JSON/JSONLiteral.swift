import ArcadeDomain

/// JSON string literals: the one rule for everything that is printed or exported.
package enum JSONLiteral {
  /// Returns a text in quotes. Characters that could control a terminal, hide or confuse a parser are escaped.
  package static func text(_ text: String) -> String {
    var literal = ""
    write(text, to: &literal)
    return literal
  }

  /// Appends such a text to a document.
  package static func write(_ text: String, to document: inout String) {
    document += "\""
    // Fast path: nearly all texts need no escapes, and appending single characters is slow.
    guard !text.utf8.allSatisfy(\.standsForItself), !text.unicodeScalars.allSatisfy(standsForItself) else {
      document += text
      document += "\""
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": document += "\\\""
      case "\\": document += "\\\\"
      case "\n": document += "\\n"
      case "\r": document += "\\r"
      case "\t": document += "\\t"
      case " "..."~": document.unicodeScalars.append(scalar)
      default: if isUnsafe(scalar) { escape(scalar, to: &document) } else { document.unicodeScalars.append(scalar) }
      }
    }
    document += "\""
  }

  /// Whether it is a letter or sign that needs no escape; a quick check.
  private static func standsForItself(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? UInt8(ascii: scalar).standsForItself : scalar == "…" || scalar.comparedLetter != nil
  }

  /// Whether a scalar controls what shows it, is invisible, or is not a character.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isNoncharacterCodePoint
    }
  }

  /// Appends a character by its number.
  package static func escape(_ scalar: Unicode.Scalar, to literal: inout String) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension [String] {
  var jsonText: String { "[\(map(JSONLiteral.text).joined(separator: ","))]" }
}

extension UInt8 {
  /// Whether it is an ASCII character that needs no escape.
  fileprivate var standsForItself: Bool {
    0x20...0x7E ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
