public import ArcadeDomain

extension Setting {
  /// Where a deck is, in a file or behind an address.
  public static let wordsDeck = Setting("words.deck", .place)

  /// The settings of falling words.
  static let ofFallingWords: [Setting] = [.wordsDeck]
}
