public import ArcadeDomain

extension Setting {
  /// The settings of all systems, in the order in which they are shown.
  public static let all: [Setting] =
    [.language, .person, .pictures, .store] + ofReview + ofShop + ofPriceGame + ofNameGame + ofFallingWords
    + ofObservatory

  /// Those of `config.json`; the others are kept in the store.
  static let inFile = all.filter { !$0.isInStore }
}
