public import ArcadeDomain

extension Setting {
  /// Where a deck is, in a file or behind an address.
  public static let wordsDeck = Setting("words.deck", .place)

  /// How many rounds a game of falling words has.
  public static let wordsRounds = Setting("words.rounds", .count(FallingRules.possibleRounds))
  /// How many seconds a translation falls.
  public static let wordsSeconds = Setting("words.seconds", .count(FallingRules.possibleSeconds))

  static let ofFallingWords: [Setting] = [.wordsDeck, .wordsRounds, .wordsSeconds]
}
