import ArcadeDomain

extension Parameter<WrittenWords> {
  /// A word with its translation, as in `boat = barco`.
  static func pair(_ phrases: WordPhrases) -> Parameter {
    let field = Field("pair", phrases.pairLabel, .text, example: "boat = barco")
    return Parameter(field) { _ in
      phrases.howToWriteAPair
    } read: {
      WrittenWords($0)
    }
  }
}

/// A word with its translation, typed in one line.
struct WrittenWords: Hashable, Sendable {
  let word, translation: String

  /// Parses `boat = barco`; nil if a side is missing.
  init?(_ text: String) {
    let sides = text.split(maxSplits: 1, omittingEmptySubsequences: false) { "=＝".contains($0) }
    guard sides.count == 2, sides.allSatisfy({ side in side.contains { !$0.isWhitespace } }) else { return nil }
    (word, translation) = (String(sides[0]), String(sides[1]))
  }
}
