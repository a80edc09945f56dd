import ArcadeDomain
import Foundation

/// A search key, which ignores case, accents, width and invisible characters.
public enum SearchKey {
  /// Returns the key of a text: `smorrebrod` for `Smørrebrød`.
  public static func of(_ text: String) -> String {
    // In ASCII only the case differs.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    if text.isPlain { return String(String.UnicodeScalarView(text.unicodeScalars.compactMap(\.comparedLetter))) }
    // Folded twice, because a character may become a letter only without its accent or width.
    let plain = folded(folded(text).precomposedStringWithCompatibilityMapping)
    var key = ""
    key.unicodeScalars.append(contentsOf: plain.unicodeScalars.flatMap(\.comparedLetters))
    return key
  }

  /// Returns the compatibility form of a text (NFKC), which ignores width.
  static func compatible(_ text: String) -> String { text.precomposedStringWithCompatibilityMapping }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
