public import ArcadeDomain
import Foundation

/// What texts are compared by: the keys of names and words, for whoever makes people or decks in code.
public struct MatchKeys: Folding {
  /// There is one way to make them.
  public init() {}

  /// Returns the key of a full name, of which case, accents and width make no part.
  public func name(_ text: String) -> String { text.folded }

  /// Returns a text in one width and case, with one space between words and no punctuation around them all.
  public func folded(_ text: String) -> String {
    var scalars = text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    scalars.removeAll { $0.properties.isDefaultIgnorableCodePoint || $0.properties.generalCategory == .control }
    let words = scalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) }.joined(separator: " ")
    let isAround = { (scalar: Unicode.Scalar) in
      !scalar.isInWords && scalar.properties.generalCategory != .nonspacingMark
    }
    let bare = words.unicodeScalars.drop(while: isAround).reversed().drop(while: isAround).reversed()
    return bare.isEmpty ? words : String(String.UnicodeScalarView(bare))
  }

  /// Returns it without its accents.
  public func unaccented(_ text: String) -> String { text.folded }
}
