/// The shop's commands in English.
struct EnglishShopConsole: ShopConsolePhrases {
  var shop: String { "scan products, see the discounts, pay" }
  var productsVerb: String { "list the products" }
  var discountsVerb: String { "list the discounts" }
  var priceVerb: String { "price a cart; - reads the codes from standard input" }
  var ordersVerb: String { "list what was bought" }
  func newestOrders(_ count: Int) -> String { "These are the newest \(count). --csv and --json give all." }
  var orderVerb: String { "show a receipt" }
  var checkProductsVerb: String { "show what would be left out of a price list" }
  func priceListRead(_ place: String, products: Int, currency: String) -> String {
    "\(place): \(products) \(products == 1 ? "product" : "products") with prices in \(currency)."
  }
  func priceListFaulty(_ place: String, problems: Int) -> String {
    "\(place) has \(problems) \(problems == 1 ? "product that is" : "products that are") left out, as said above."
  }
  var exportProductsVerb: String { "write the price list as a file that can be read again" }
  var listFormatOption: String { "csv or json; csv where neither is given" }
  var onOption: String { "the day whose discounts apply" }
  var catalogOption: String { "the price list to use" }
  var discountsOption: String { "the discounts to use" }
  var csvOption: String { "print a table for spreadsheets" }
  var catalogSetting: String { "the shop's price list" }
  var discountsSetting: String { "the shop's discounts" }
  var gatewaySetting: String { "what the practice payment does" }
  var taxSetting: String { "the tax in prices of which nobody else says it" }
  var paySetting: String { "how it is paid where nobody says how" }
  var decimalSetting: String { "the decimal sign of a price list that tells none" }
  var currencySetting: String { "the currency of a price list that names none" }
  func unitsOfPieces(_ units: String) -> String { "Units that mean a piece, so that nothing is weighed: \(units)." }
  var cardSetting: String { "how cards are paid: practice, or your own terminal" }
  func priceTitle(on day: String) -> String { "Price on \(day)" }
  var checkVerb: String { "check a discounts file" }
  var whyVerb: String { "say why each discount applies or what is missing" }
  var simulateVerb: String { "price the stored orders again under other discounts" }
  var codeOption: String { "a discount code that the customer gives; may be repeated" }
  var miscOption: String { "something that is not on the price list; may be repeated" }
  var customerGroupOption: String { "the group that the customer belongs to" }
  var sinceOption: String { "the first day whose orders count" }
  var shippingOption: String { "how it is sent and what that costs" }
  func checked(discounts: Int, mistakes: Int, hints: Int) -> String {
    let parts = [(discounts, "discount"), (mistakes, "mistake"), (hints, "hint")]
    return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ") + "."
  }
  func simulated(orders: Int, changed: Int, difference: String) -> String {
    "\(orders) \(orders == 1 ? "order" : "orders"), of which \(changed) would have cost something else: \(difference) in all."
  }
  func skippedOrders(_ count: Int) -> String {
    "\(count) \(count == 1 ? "order is" : "orders are") in another currency and \(count == 1 ? "was" : "were") left out."
  }
  func lowered(order: Int64, before: String, after: String) -> String {
    "Lowered most: order \(order), from \(before) to \(after)."
  }
  func raised(order: Int64, before: String, after: String) -> String {
    "Raised most: order \(order), from \(before) to \(after)."
  }
  func neverUsed(_ names: String) -> String { "Never used: \(names)." }
}
