extension String {
  /// Returns the text on one line with single spaces, without invisible characters; nil if it is empty or too long.
  /// Joiners between letters are kept, since Persian names and some emoji need them.
  public func oneLine(atMost most: Int) -> String? {
    var (line, joiner, isSpaced) = (UnicodeScalarView(), Unicode.Scalar?.none, false)
    for scalar in unicodeScalars {
      let begins = isSpaced || line.isEmpty
      if scalar.isBlank {
        isSpaced = true
      } else if scalar.isJoiner {
        joiner = scalar
      } else if !scalar.isUnseen, !(begins && scalar.properties.isDefaultIgnorableCodePoint) {
        if isSpaced, !line.isEmpty { line.append(" ") }
        if let joiner, !begins { line.append(joiner) }
        line.append(scalar)
        (joiner, isSpaced) = (nil, false)
      }
    }
    return line.isEmpty || line.count > 4 * most || String(line).count > most ? nil : String(line)
  }
}

extension Unicode.Scalar {
  /// Whether it separates words: white space, a control character, or the Braille letter without dots.
  fileprivate var isBlank: Bool {
    properties.isWhitespace || properties.generalCategory == .control || self == "\u{2800}"
  }

  fileprivate var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

  /// Whether it is an invisible or unassigned character.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .format, .surrogate, .unassigned, .privateUse: true
    default: false
    }
  }
}
