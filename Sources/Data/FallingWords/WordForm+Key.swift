import ArcadeDomain
import Foundation

extension WordForm {
  /// Reads a text that is clean, and computes what it is compared by.
  ///
  /// Case, width, a leading `(to)` or `to`, and a reading in kana behind kanji
  /// make no difference; accents do.
  init(_ text: String) {
    self.init(text, key: Self.key(of: text))
  }

  static func key(of text: String) -> String {
    var scalars = text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    scalars.removeAll { $0.properties.isDefaultIgnorableCodePoint }
    var words = scalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) }
    if words.count > 1, ["(to)", "to"].contains(words[0]) { words.removeFirst() }
    let key = withoutReading(words.joined(separator: " "))
    return key.isEmpty ? text : key
  }

  /// Returns `学校` for `学校(がっこう)`, and any other text as it is.
  private static func withoutReading(_ text: String) -> String {
    guard text.hasSuffix(")"), let opening = text.lastIndex(of: "(") else { return text }
    let base = text[..<opening]
    let reading = text[text.index(after: opening)...].dropLast()
    let isKana = !reading.isEmpty && reading.unicodeScalars.allSatisfy { (0x3041...0x30FF).contains($0.value) }
    guard isKana, base.unicodeScalars.contains(where: \.properties.isIdeographic) else { return text }
    return base.last == " " ? String(base.dropLast()) : String(base)
  }
}

extension WordSide {
  /// Reads the alternatives of a text; nil where it is blank.
  init?(_ text: DeckText) { self.init(text.forms.map { WordForm($0) }) }
}
