public import ArcadeDomain
import Foundation

extension WordForm {
  /// Creates a form from a clean text, and computes its comparison key.
  ///
  /// The key ignores case, width, a leading `(to)` or `to`, and a kana reading after kanji; accents count.
  init(_ text: String) { self.init(text, key: Self.key(of: text)) }

  static func key(of text: String) -> String {
    let folded = text.isEveryday && !text.hasLooseSpaces ? text.lowercased() : folded(text)
    let particle = ["(to) ", "to "].first { folded.utf8.starts(with: $0.utf8) } ?? ""
    let key = withoutReading(String(Substring(folded.utf8.dropFirst(particle.utf8.count))))
    return key.isEmpty ? text : key
  }

  /// Uniform width and case, single spaces, and no invisible characters.
  private static func folded(_ text: String) -> String {
    var scalars = text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    scalars.removeAll { $0.properties.isDefaultIgnorableCodePoint }
    return scalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) }.joined(separator: " ")
  }

  /// Returns `学校` for `学校(がっこう)`, and any other text unchanged.
  private static func withoutReading(_ text: String) -> String {
    guard text.utf8.last == UInt8(ascii: ")"), let opening = text.lastIndex(of: "(") else { return text }
    let base = text[..<opening]
    let reading = text[text.index(after: opening)...].dropLast()
    let isKana = !reading.isEmpty && reading.unicodeScalars.allSatisfy { (0x3041...0x30FF).contains($0.value) }
    guard isKana, base.unicodeScalars.contains(where: \.properties.isIdeographic) else { return text }
    return base.last == " " ? String(base.dropLast()) : String(base)
  }
}

extension WordSide {
  /// Creates the alternatives of a text; nil if it is blank.
  init?(_ text: DeckText) { self.init(text.forms.map { WordForm($0) }) }

  /// Creates a word from a text that was cleaned before storing; nil if it is blank.
  init?(kept text: String) {
    if text.utf8.contains(UInt8(ascii: "/")) || text.hasLooseSpaces {
      self.init(DeckText(text))
    } else {
      self.init(text.isEmpty ? [] : [WordForm(text)])
    }
  }
}

extension MatchKeys {
  /// Returns a form of a word with its key.
  public func word(_ text: String) -> WordForm { WordForm(text) }
}
