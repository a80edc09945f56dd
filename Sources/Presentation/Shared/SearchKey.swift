import ArcadeDomain
import Foundation

/// What a person searches by: without regard to case, accents, width, and what cannot be seen.
public enum SearchKey {
  /// Returns the key of a text: `smorrebrod` for `Smørrebrød`.
  public static func of(_ text: String) -> String {
    // In ASCII only case makes a difference.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    if text.isPlain { return String(String.UnicodeScalarView(text.unicodeScalars.compactMap(\.comparedLetter))) }
    // Twice, as a letter may only be one after its accent or its width is gone.
    let plain = folded(folded(text).precomposedStringWithCompatibilityMapping)
    var key = ""
    key.unicodeScalars.append(contentsOf: plain.unicodeScalars.flatMap(\.comparedLetters))
    return key
  }

  /// Returns the compatibility form of a text (NFKC), in which width makes no difference.
  static func compatible(_ text: String) -> String { text.precomposedStringWithCompatibilityMapping }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
