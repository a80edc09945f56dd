import ArcadeDomain
import Foundation

/// A cleaned text of a deck, and what had to be cleaned.
///
/// Cleaning is idempotent.
struct DeckText: Hashable, Sendable {
  /// The alternatives, such as the two of `a / b`; empty if the text is blank.
  let forms: [String]
  /// What had to be cleaned.
  let changes: [DeckChange.Kind]

  /// Cleans a text, which may contain HTML.
  init(_ raw: String, isMarkup: Bool = false) {
    let plain = ClozeText.plain(isMarkup ? MarkupText.plain(raw) : raw)
    if plain.utf8.allSatisfy({ FeedMark.spaces.contains($0) }) {
      (forms, changes) = ([], [])
      return
    }
    if Self.isClean(plain), !plain.utf8.contains(UInt8(ascii: "/")) {
      forms = plain.isEmpty ? [] : [plain]
      changes = plain.isSame(as: raw) ? [] : [.markup]
      return
    }
    let normal = Self.normal(plain)
    let narrow = Self.withNarrowSlashes(normal)
    let words = Self.words(of: narrow)
    forms = words.split(separator: "/").map { $0.joined(separator: " ") }
    let cleaned = forms.joined(separator: " / ")
    var changes: [DeckChange.Kind] = []
    if !plain.isSame(as: raw) { changes.append(.markup) }
    if !normal.isSame(as: plain, \.isInk) { changes.append(.unicodeForm) }
    if !cleaned.isSame(as: normal) || !normal.isSame(as: plain, \.isSpace) { changes.append(.spaces) }
    if forms.count > 1, !narrow.isSame(as: normal) { changes.append(.alternatives) }
    self.changes = changes
  }

  /// Returns a text without alternatives, such as a name: composed, with single spaces.
  static func line(_ raw: String) -> String { isClean(raw) ? raw : words(of: normal(raw)).joined(separator: " ") }

  /// Whether a quick check shows that nothing needs cleaning.
  private static func isClean(_ text: String) -> Bool { text.isEveryday && !text.hasLooseSpaces }

  /// Composes letters and removes invisible characters, so that equal-looking texts are equal.
  private static func normal(_ text: String) -> String { text.sanitized.precomposedStringWithCanonicalMapping }

  /// Full-width slashes separate alternatives even without spaces.
  private static func withNarrowSlashes(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.flatMap { $0 == "／" ? Array(" / ".unicodeScalars) : [$0] }))
  }

  /// The words of a text, without lone combining accents.
  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).compactMap { word in
      let marked = word.drop { [.nonspacingMark, .enclosingMark].contains($0.properties.generalCategory) }
      return marked.isEmpty ? nil : String(String.UnicodeScalarView(marked))
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { properties.isWhitespace }
  fileprivate var isInk: Bool { !properties.isWhitespace }
}

extension String {
  /// Whether two texts have the same code points; `==` ignores their Unicode form.
  fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether two texts have the same code points of a kind.
  fileprivate func isSame(as other: String, _ isMeant: (Unicode.Scalar) -> Bool) -> Bool {
    unicodeScalars.lazy.filter(isMeant).elementsEqual(other.unicodeScalars.lazy.filter(isMeant))
  }
}

extension String {
  /// Whether all its characters are the same in every Unicode form.
  ///
  /// Most texts of most decks are like that and need no work.
  var isEveryday: Bool { unicodeScalars.allSatisfy { $0.isEveryday } }
}

extension Unicode.Scalar {
  fileprivate var isEveryday: Bool {
    switch value {
    // English and European languages
    case 0x20...0x7E, 0xA1, 0xBF, 0xC0...0x131, 0x134...0x13E, 0x141...0x148, 0x14A...0x17E, 0x410...0x44F: true
    // Japanese, Chinese and Korean
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}

/// Converts the HTML of a card to plain text.
enum MarkupText {
  /// Returns the text without tags and sounds, with entities resolved.
  static func plain(_ markup: String) -> String {
    guard markup.utf8.contains(where: signs.contains) else { return markup }
    // No pattern reads past the start of another match, so the time is linear.
    let bare = markup.replacing(/\[sound:[^\[\]]*\]/, with: " ")
      .replacing(/(?s)<!--(?:(?!<!--).)*?-->/, with: "")
      .replacing(/<\/?(?:br|div|p|li|ul|ol|tr|td|hr)\b[^<>]*>/.ignoresCase(), with: " ")
      .replacing(/<\/?[A-Za-z][^<>]*>/, with: "")
    return bare.replacing(/&(#?\w+);/) { match in sign(String(match.output.1)) ?? String(match.output.0) }
  }

  /// Returns the character of an entity: `amp`, `#39`, `#x27`.
  private static func sign(_ entity: String) -> String? {
    if let named = named[entity.lowercased()] { return named }
    guard entity.hasPrefix("#") else { return nil }
    let digits = entity.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  /// The first characters of tags, entities and sounds.
  private static let signs = Array("<&[".utf8)

  private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " "]
}

/// Replaces the gaps of Anki's cloze cards by their answers.
enum ClozeText {
  /// Returns `The boat` for `The {{c1::boat::vehicle}}`, even with nested gaps; other texts are unchanged.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var plain = text
    // Innermost gaps first.
    while true {
      let next = plain.replacing(/{{c\d+::((?:[^{}:]|:(?!:)|[{}](?![{}]))*)(?:::[^{}]*)?}}/) { $0.output.1 }
      guard next != plain else { return plain }
      plain = next
    }
  }
}
