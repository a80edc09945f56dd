/// The shop's commands in English.
struct EnglishShopConsole: ShopConsolePhrases {
  var shop: String { "scan products, see the discounts, pay" }
  var productsVerb: String { "list the products" }
  var discountsVerb: String { "list the discounts" }
  var priceVerb: String { "price a cart; - reads the codes from standard input" }
  var ordersVerb: String { "list what was bought" }
  var orderVerb: String { "show a receipt" }
  var checkProductsVerb: String { "show what would be left out of a price list" }
  func priceListRead(_ place: String, products: Int, currency: String) -> String {
    "\(place): \(products) \(products == 1 ? "product" : "products") with prices in \(currency)."
  }
  func priceListFaulty(_ place: String, problems: Int) -> String {
    "\(place) has \(problems) \(problems == 1 ? "product that is" : "products that are") left out, as said above."
  }
  var onOption: String { "the day whose discounts apply" }
  var catalogOption: String { "the price list to use" }
  var discountsOption: String { "the discounts to use" }
  var csvOption: String { "print a table for spreadsheets" }
  var catalogSetting: String { "the shop's price list" }
  var discountsSetting: String { "the shop's discounts" }
  var gatewaySetting: String { "what the practice payment does" }
  func priceTitle(on day: String) -> String { "Price on \(day)" }
}
