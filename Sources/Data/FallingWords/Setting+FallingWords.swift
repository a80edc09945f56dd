public import ArcadeDomain

extension Setting {
  /// The location of a deck: a file or an address.
  public static let wordsDeck = Setting("words.deck", .place)

  /// The number of rounds in a game of falling words.
  public static let wordsRounds = Setting("words.rounds", .count(FallingRules.possibleRounds))
  /// The seconds that a translation falls.
  public static let wordsSeconds = Setting("words.seconds", .count(FallingRules.possibleSeconds))

  static let ofFallingWords: [Setting] = [.wordsDeck, .wordsRounds, .wordsSeconds]
}
