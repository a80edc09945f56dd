/// The limits of a text that is typed at a prompt or sent in a field.
///
/// Swift sorts the marks on a letter before it compares two texts (`Unicode._NFDNormalizer._flush`). The time grows
/// with the square of their number: 10,000 marks on one letter take a second for every ten comparisons.
package enum TypedText {
  /// The highest number of scalars.
  package static let longest = 2_000
  /// The highest number of bytes of a text within that limit.
  package static let mostBytes = 4 * longest
  /// The highest number of marks on a letter in any language.
  private static let mostMarks = 8

  /// Returns the beginning of a text, with at most eight marks on each letter.
  package static func cut(_ text: String) -> String {
    if text.utf8.count <= longest, text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var (kept, marks) = (String.UnicodeScalarView(), 0)
    for scalar in text.unicodeScalars.prefix(longest) {
      marks = scalar.isMark ? marks + 1 : 0
      if marks <= mostMarks { kept.append(scalar) }
    }
    return String(kept)
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
