public import ArcadeDomain

extension Setting {
  /// The settings of all systems, in display order.
  public static let all: [Setting] =
    [.language, .person, .pictures, .store] + ofReview + ofShop + ofPriceGame + ofNameGame + ofFallingWords
    + ofObservatory

  /// The settings in `config.json`; the others are in the store.
  static let inFile = all.filter { !$0.isInStore }
}
