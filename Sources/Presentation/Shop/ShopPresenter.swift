import ArcadeDomain

/// A screen of the shop.
protocol ShopPresenter: PagePresenter where System == ShopScreens {}

extension ShopPresenter {
  /// The shop's use cases.
  var shop: Shop { system.shop }

  /// Failed storing can be retried.
  public var retryPhrases: (any Phrases)? { phrases }
}
