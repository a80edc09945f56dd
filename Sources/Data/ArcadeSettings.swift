public import ArcadeDomain

extension Setting {
  /// The settings of all systems, in the order in which they are shown.
  public static let all: [Setting] =
    [.language, .pictures, .store, .person] + ofShop + ofPriceGame + ofNameGame + ofFallingWords + ofObservatory
}
