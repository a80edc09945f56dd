import ArcadeDomain
import Foundation

/// A text of a deck as it should have been written, and what had to be cleaned.
///
/// Cleaning what is clean changes nothing.
struct DeckText: Hashable, Sendable {
  /// The alternatives, which `a / b` holds two of; none where the text is blank.
  let forms: [String]
  /// What had to be cleaned.
  let changes: [DeckChange.Kind]

  /// Cleans a text, which may hold markup of HTML.
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

  /// Returns a text that has no alternatives, such as a name: composed, with single spaces between words.
  static func line(_ raw: String) -> String { isClean(raw) ? raw : words(of: normal(raw)).joined(separator: " ") }

  /// Whether a look at a text is enough to see that nothing of it needs cleaning.
  private static func isClean(_ text: String) -> Bool { text.isEveryday && !text.hasLooseSpaces }

  /// Composed letters, as they will be seen; what is not seen would make two texts differ.
  private static func normal(_ text: String) -> String { text.sanitized.precomposedStringWithCanonicalMapping }

  /// A wide slash needs no spaces around it to tell alternatives apart.
  private static func withNarrowSlashes(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.flatMap { $0 == "／" ? Array(" / ".unicodeScalars) : [$0] }))
  }

  /// The words of a text; an accent that stands on nothing is none.
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
  /// Whether two texts have the same code points; `==` takes two Unicode forms for the same.
  fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether two texts have the same code points of a kind.
  fileprivate func isSame(as other: String, _ isMeant: (Unicode.Scalar) -> Bool) -> Bool {
    unicodeScalars.lazy.filter(isMeant).elementsEqual(other.unicodeScalars.lazy.filter(isMeant))
  }
}

extension String {
  /// Whether all its letters and signs are so common that every Unicode form writes them alike.
  ///
  /// Most texts of most decks are such, and need no work.
  var isEveryday: Bool { unicodeScalars.allSatisfy { $0.isEveryday } }
}

extension Unicode.Scalar {
  fileprivate var isEveryday: Bool {
    switch value {
    // English and the languages of Europe
    case 0x20...0x7E, 0xA1, 0xBF, 0xC0...0x131, 0x134...0x13E, 0x141...0x148, 0x14A...0x17E, 0x410...0x44F: true
    // Japanese, Chinese and Korean
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}

/// Turns the HTML of a card into plain text.
enum MarkupText {
  /// Returns the text without tags and sounds, with the signs that entities stand for.
  static func plain(_ markup: String) -> String {
    guard markup.utf8.contains(where: signs.contains) else { return markup }
    // No pattern reads over the beginning of another match, so that a long text takes no longer than its length.
    let bare = markup.replacing(/\[sound:[^\[\]]*\]/, with: " ")
      .replacing(/(?s)<!--(?:(?!<!--).)*?-->/, with: "")
      .replacing(/<\/?(?:br|div|p|li|ul|ol|tr|td|hr)\b[^<>]*>/.ignoresCase(), with: " ")
      .replacing(/<\/?[A-Za-z][^<>]*>/, with: "")
    return bare.replacing(/&(#?\w+);/) { match in sign(String(match.output.1)) ?? String(match.output.0) }
  }

  /// Returns the sign of an entity: `amp`, `#39`, `#x27`.
  private static func sign(_ entity: String) -> String? {
    if let named = named[entity.lowercased()] { return named }
    guard entity.hasPrefix("#") else { return nil }
    let digits = entity.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  /// What tags, entities and sounds begin with.
  private static let signs = Array("<&[".utf8)

  private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " "]
}

/// Turns the gaps of Anki's cloze cards into what they hide.
enum ClozeText {
  /// Returns `The boat` for `The {{c1::boat::vehicle}}`, also of gaps within gaps; any other text as it is.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var plain = text
    // A gap without another one in it goes first.
    while true {
      let next = plain.replacing(/{{c\d+::((?:[^{}:]|:(?!:)|[{}](?![{}]))*)(?:::[^{}]*)?}}/) { $0.output.1 }
      guard next != plain else { return plain }
      plain = next
    }
  }
}
