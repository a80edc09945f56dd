public import ArcadeDomain
import Foundation

/// What texts are compared by: the keys of names and words, for whoever makes people or decks in code.
public struct MatchKeys: Folding {
  /// There is one way to make them.
  public init() {}

  /// Returns the key of a full name, of which case, accents and width make no part.
  public func name(_ text: String) -> String { text.folded }

  /// Returns a text in one width, case and kind of kana, with one space between words, none beside Japanese ones, and no
  /// punctuation around them all.
  public func folded(_ text: String) -> String {
    var scalars = text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    scalars.removeAll { $0.properties.isDefaultIgnorableCodePoint || $0.properties.generalCategory == .control }
    var words = ""
    for word in scalars.map(\.asTyped).split(whereSeparator: \.properties.isWhitespace) {
      let touches = words.unicodeScalars.last.map { $0.isJapanese || word.first?.isJapanese == true } ?? true
      words.unicodeScalars += (touches ? [] : [" "]) + word
    }
    let isAround = { (scalar: Unicode.Scalar) in
      !scalar.isInWords && scalar.properties.generalCategory != .nonspacingMark
    }
    let bare = words.unicodeScalars.drop(while: isAround).reversed().drop(while: isAround).reversed()
    return bare.isEmpty ? words : String(String.UnicodeScalarView(bare))
  }

  /// Returns it without its accents.
  public func unaccented(_ text: String) -> String { text.folded }
}

extension Unicode.Scalar {
  /// Whether words of it stand without spaces between them.
  fileprivate var isJapanese: Bool { properties.isIdeographic || (0x3041...0x30FF).contains(value) }

  /// Hiragana for katakana, and the straight apostrophe for all others.
  fileprivate var asTyped: Unicode.Scalar {
    switch value {
    case 0x30A1...0x30F6: Unicode.Scalar(value - 0x60) ?? self
    case 0x2018, 0x2019, 0x02BC: "'"
    default: self
    }
  }
}
