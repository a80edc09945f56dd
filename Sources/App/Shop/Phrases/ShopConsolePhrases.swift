import ArcadePresentation

/// What the shop's commands do, in one language.
protocol ShopConsolePhrases: TillConsolePhrases {
  /// What the shop is for.
  var shop: String { get }
  /// What `arcade shop products` does.
  var productsVerb: String { get }
  /// What `arcade shop discounts` does.
  var discountsVerb: String { get }
  /// What `arcade shop price` does.
  var priceVerb: String { get }
  /// What `arcade shop orders` does.
  var ordersVerb: String { get }
  /// Beneath the list of some of them.
  func newestOrders(_ count: Int) -> String
  /// What `arcade shop order` does.
  var orderVerb: String { get }
  /// What `shop products check` does.
  var checkProductsVerb: String { get }
  /// A price list was read: so many products, in a currency.
  func priceListRead(_ place: String, products: Int, currency: String) -> String
  /// Some of it was left out.
  func priceListFaulty(_ place: String, problems: Int) -> String
  /// What `shop products export` does.
  var exportProductsVerb: String { get }
  /// What `--format` does there.
  var listFormatOption: String { get }
  /// What `--on` does.
  var onOption: String { get }
  /// What `--catalog` does.
  var catalogOption: String { get }
  /// What `--discounts` does.
  var discountsOption: String { get }
  /// What `--csv` does.
  var csvOption: String { get }
  /// What `shop.catalog` is for.
  var catalogSetting: String { get }
  /// What `shop.discounts` is for.
  var discountsSetting: String { get }
  /// What `shop.gateway` is for.
  var gatewaySetting: String { get }
  /// What `shop.pay` is.
  var paySetting: String { get }
  /// What `shop.card` is.
  var cardSetting: String { get }
  /// What `shop.tax` is.
  var taxSetting: String { get }
  /// What `shop.decimal` is.
  var decimalSetting: String { get }
  /// What `shop.currency` is.
  var currencySetting: String { get }
  /// Units of a price list that mean a piece.
  func unitsOfPieces(_ units: String) -> String
  /// What `arcade shop discounts check` does.
  var checkVerb: String { get }
  /// What `arcade shop why` does.
  var whyVerb: String { get }
  /// What `arcade shop simulate` does.
  var simulateVerb: String { get }
  /// What `--code` does.
  var codeOption: String { get }
  /// What `--misc` does.
  var miscOption: String { get }
  /// What `--customer-group` does.
  var customerGroupOption: String { get }
  /// What `--since` does.
  var sinceOption: String { get }
  /// What `--shipping` does.
  var shippingOption: String { get }
  /// What a discounts file holds.
  func checked(discounts: Int, mistakes: Int, hints: Int) -> String
  /// How many orders would have cost something else, and how much in all.
  func simulated(orders: Int, changed: Int, difference: String) -> String
  /// How many orders are in another currency.
  func skippedOrders(_ count: Int) -> String
  /// The order that would have become cheaper by most.
  func lowered(order: Int64, before: String, after: String) -> String
  /// The order that would have become dearer by most.
  func raised(order: Int64, before: String, after: String) -> String
  /// The discounts that no order would have used.
  func neverUsed(_ names: String) -> String
  /// The title of a price check.
  func priceTitle(on day: String) -> String
}

extension Language {
  /// What the shop's commands do, in this language.
  var shopConsolePhrases: any ShopConsolePhrases {
    switch self {
    case .english: EnglishShopConsole()
    case .spanish: SpanishShopConsole()
    case .japanese: JapaneseShopConsole()
    }
  }
}
