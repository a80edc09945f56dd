/// The shop's commands in English.
struct EnglishShopConsole: ShopConsolePhrases {
  var shop: String { "scan products, see the discounts, pay" }
  var productsVerb: String { "list the products" }
  var discountsVerb: String { "list the discounts" }
  var priceVerb: String { "price a cart; - reads the codes from standard input" }
  var ordersVerb: String { "list what was bought" }
  var orderVerb: String { "show a receipt" }
  var onOption: String { "the day whose discounts apply" }
  var catalogOption: String { "the price list to use" }
  var discountsOption: String { "the discounts to use" }
  var catalogSetting: String { "the shop's price list: a file or an address" }
  var discountsSetting: String { "the shop's discounts: a file or an address" }
  var gatewaySetting: String { "what the practice payment does: approve, decline, timeout or slow" }
  var start: String { "Type a product's code or number, then cart or pay. help lists everything else." }
  func codeMissing(after command: String) -> String {
    "Type the product's code or its number after it: \(command) CODE [N]."
  }
  var typeCode: String { "Type a product's code to add it, or list to see the products." }
  var typePay: String { "Type pay to buy all of it, or remove CODE to take something out." }
  var list: String { "the products, or those with a text in them" }
  var scan: String { "put a product into the cart, once or N times" }
  var add: String { "the same, for a code that is also a command" }
  var remove: String { "take pieces out of the cart, or the whole line" }
  var cart: String { "what is in the cart and what it costs" }
  var clear: String { "empty the cart (asks)" }
  var discounts: String { "all discounts, and mistakes in their file" }
  var pay: String { "pay for the cart" }
  var orders: String { "what was bought, newest first" }
  var order: String { "the receipt of an order" }
  var pastOrder: String { "the receipt of that order" }
  var typeOrder: String { "Type an order's number to see its receipt." }
  var refresh: String { "load prices and discounts anew" }
  func priceTitle(on day: String) -> String { "Price on \(day)" }
}
