import ArcadePresentation

/// What the shop's commands do, in one language.
protocol ShopConsolePhrases: Sendable {
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
  /// What `arcade shop order` does.
  var orderVerb: String { get }
  /// What `--on` does.
  var onOption: String { get }
  /// What `--catalog` does.
  var catalogOption: String { get }
  /// What `--discounts` does.
  var discountsOption: String { get }
  /// What `shop.catalog` is for.
  var catalogSetting: String { get }
  /// What `shop.discounts` is for.
  var discountsSetting: String { get }
  /// What `shop.gateway` is for.
  var gatewaySetting: String { get }
  /// How to begin, under the first list.
  var start: String { get }
  /// No code was typed after a command that needs one.
  func codeMissing(after command: String) -> String
  /// What can be typed where the cart is empty.
  var typeCode: String { get }
  /// What can be typed beneath a cart with something in it.
  var typePay: String { get }
  /// What `list` does.
  var list: String { get }
  /// What typing a code does.
  var scan: String { get }
  /// What `add` does.
  var add: String { get }
  /// What `remove` does.
  var remove: String { get }
  /// What `cart` does.
  var cart: String { get }
  /// What `clear` does.
  var clear: String { get }
  /// What `discounts` does.
  var discounts: String { get }
  /// What `pay` does.
  var pay: String { get }
  /// What `orders` does.
  var orders: String { get }
  /// What `order` does.
  var order: String { get }
  /// What a number does among orders.
  var pastOrder: String { get }
  /// What can be typed beneath the orders.
  var typeOrder: String { get }
  /// What `refresh` does.
  var refresh: String { get }
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
