/// The words of a text, for matching keywords.
///
/// Case, accents, width and a plural in `s` or `es` do not matter: `lamps` finds a lamp. Otherwise words are whole:
/// `tea` finds neither a team nor a steamer. Japanese has no spaces between words, so a part is enough.
struct SearchWords: Hashable, Sendable {
  private let words: Set<String>

  init(of text: String) { words = Set(Self.words(of: text)) }

  /// Whether all words of a keyword are present; false if it has no letters or digits.
  func match(_ keyword: String) -> Bool {
    let wanted = Self.words(of: keyword)
    return !wanted.isEmpty && wanted.allSatisfy(has)
  }

  private func has(_ word: String) -> Bool {
    if word.unicodeScalars.contains(where: Self.isJapanese) { return words.contains { $0.contains(word) } }
    return Self.forms(of: word).contains(where: words.contains)
  }

  /// The word, its plurals and its singular.
  private static func forms(of word: String) -> [String] {
    ["s", "es"].reduce([word]) { forms, ending in
      let isPlural = word.hasSuffix(ending) && word.count > ending.count + 1
      return forms + [word + ending] + (isPlural ? [String(word.dropLast(ending.count))] : [])
    }
  }

  private static func words(of text: String) -> [String] {
    text.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
    (0x3040...0x30FF).contains(scalar.value) || scalar.properties.isIdeographic
  }
}
