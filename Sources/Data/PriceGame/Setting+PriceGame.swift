public import ArcadeDomain

extension Setting {
  /// The address of the server that displays categories.
  public static let priceBase = Setting("prices.base", .server)
  /// The feed whose products are guessed.
  public static let priceCatalog = Setting("prices.catalog", .place)
  /// The rule for the distance of wrong prices.
  public static let priceRule = Setting("prices.rule", .choice(ReachRules.all.map(\.name)))

  static let ofPriceGame: [Setting] = [.priceBase, .priceCatalog, .priceRule]
}
