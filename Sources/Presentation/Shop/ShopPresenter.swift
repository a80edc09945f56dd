import ArcadeDomain

/// A screen of the shop.
protocol ShopPresenter: PagePresenter where System == ShopScreens {}

extension ShopPresenter {
  /// What is looked at and changed.
  var shop: Shop { system.shop }

  /// Tries again what could not be stored.
  public var retryPhrases: (any Phrases)? { phrases }
}
