import Foundation

extension String {
  /// The text as it is compared: without case, accents, width, and what cannot be seen.
  ///
  /// Letters that only look like others with an accent are theirs too: `ø` is `o`, `ł` is `l`, `ß` is `ss`.
  var folded: String { map(\.folded).joined() }
}

extension Character {
  /// The letters that it is compared by; none for a mark that stands alone.
  var folded: String {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? "" : lowercased() }
    // Twice, as a letter may only be one after its accent or its width is gone.
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
    let plain = String(self).folding(options: options, locale: nil).precomposedStringWithCompatibilityMapping
      .folding(options: options, locale: nil)
    return plain.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .format, .nonspacingMark, .enclosingMark, .control: break
      default: text += Self.replacements[scalar] ?? String(scalar)
      }
    }
  }

  private static let replacements: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "ħ": "h", "ŧ": "t",
  ]
}
