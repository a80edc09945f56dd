// The commands of the shop.
extension Command {
  static let ofShop: [Command] = [shop, shopProducts, shopDiscounts, shopPrice, shopOrders, shopOrder]

  static let shop = Command("shop", isSession: true) {
    $0.shopConsolePhrases.shop
  } run: { context in
    try await context.runSession(in: .shop)
  }

  static let shopProducts = Command("shop products", options: [.catalog, .discounts, .failIfStale]) {
    $0.shopConsolePhrases.productsVerb
  } run: {
    try await ShopCommands(context: $0).products()
  }

  static let shopDiscounts = Command("shop discounts", options: [.on, .catalog, .discounts, .failIfStale]) {
    $0.shopConsolePhrases.discountsVerb
  } run: {
    try await ShopCommands(context: $0).discounts()
  }

  static let shopPrice = Command(
    "shop price",
    "CODE[=N]…",
    options: [.on, .catalog, .discounts, .failIfStale],
    example: "MUG=2 VOUCHER"
  ) {
    $0.shopConsolePhrases.priceVerb
  } run: {
    try await ShopCommands(context: $0).price()
  }

  static let shopOrders = Command("shop orders") {
    $0.shopConsolePhrases.ordersVerb
  } run: {
    try await ShopCommands(context: $0).orders()
  }

  static let shopOrder = Command("shop order", "ID", example: "1") {
    $0.shopConsolePhrases.orderVerb
  } run: {
    try await ShopCommands(context: $0).order()
  }
}

// The options of the shop.
extension CommandOption {
  static let on = CommandOption("on", "2026-12-24") { $0.shopConsolePhrases.onOption }
  static let catalog = CommandOption("catalog", "FILE|URL") { $0.shopConsolePhrases.catalogOption }
  static let discounts = CommandOption("discounts", "FILE|URL") { $0.shopConsolePhrases.discountsOption }
}
