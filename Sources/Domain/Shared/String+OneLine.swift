extension String {
  /// The text on one line, with one space where there were any, and without what changes a line unseen; nil where nothing
  /// is left of it, or more characters than `most`.
  ///
  /// What joins letters stays between them, as Persian names and some pictures are written with it.
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
  /// Whether it parts words, and so does a control, and a letter of Braille without dots.
  fileprivate var isBlank: Bool {
    properties.isWhitespace || properties.generalCategory == .control || self == "\u{2800}"
  }

  fileprivate var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

  /// Whether it is a sign that nobody sees, or that nobody knows.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .format, .surrogate, .unassigned, .privateUse: true
    default: false
    }
  }
}
