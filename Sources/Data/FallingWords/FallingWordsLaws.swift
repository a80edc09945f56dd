/// What holds for all decks and games of falling words.
enum FallingWordsLaws {
  static let all: [IntegrityCheck] = [
    .numbered("word_pairs", "position", from: 0, within: "deck_id"),
    .numbered("word_rounds", "number", from: 1, within: "game_id"),
  ]
}
