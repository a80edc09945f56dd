public import ArcadeDomain
import Foundation

/// Comparison keys of names and words, for code that creates people or decks.
public struct MatchKeys: Folding {
  /// Creates the only kind of keys.
  public init() {}

  /// Returns the key of a full name, without case, accents and width.
  public func name(_ text: String) -> String { text.folded }

  /// Returns a text with uniform width, case and kana, single spaces, none beside Japanese words, and no punctuation
  /// around it.
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

  /// Returns a text without accents.
  public func unaccented(_ text: String) -> String { text.folded }
}

extension Unicode.Scalar {
  /// Whether it belongs to a script without spaces between words.
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
