import ArcadeDomain

/// The shop's own price list in English.
extension EnglishShop {
  var priceListAction: String { "the price list, and what can be changed in it" }
  var priceListTitle: String { "Price list" }
  var ownListIsToCome: String {
    "The prices are those that came with Arcade. The first product that is added here begins a list of the shop's own, and everything is sold from that one instead."
  }
  var addProductAction: String { "add a product to the shop's own price list" }
  var exampleProduct: String { "Green tea" }
  var repriceAction: String { "change a price of the shop's own price list" }
  var removeProductAction: String { "take a product out of the shop's own price list" }
  var taxAction: String { "say which tax is in a price of the shop's own price list" }
  var tagsAction: String { "say by which words discounts select a product of the shop's own price list" }
  var tagsLabel: String { "Tags" }
  func notARate(_ text: String) -> String { "“\(text)” is no rate of a tax. Write a number from 0 to 100, such as 21." }
  func taxedNow(_ product: String, _ rate: String?) -> String {
    rate.map { "\(product): \($0) tax is in the price." } ?? "\(product): no tax of its own."
  }
  func taggedNow(_ product: String, _ tags: [String]) -> String {
    tags.isEmpty ? "\(product): no tags." : "\(product): tagged \(tags.joined(separator: ", "))."
  }
  func notACode(_ text: String) -> String {
    "“\(text)” cannot be a code. A code has up to 64 letters and digits and no spaces."
  }
  func listed(_ code: String, _ product: String, _ price: String) -> String { "Listed: \(code), \(product), \(price)." }
  var ownListBegins: String {
    "The shop's own price list takes the place of the one that came with Arcade; all tills sell from it now."
  }
  func repriced(_ product: String, from before: String, to now: String) -> String {
    "\(product): \(now) instead of \(before)."
  }
  func unlisted(_ code: String, _ product: String, _ price: String) -> String {
    "No longer listed: \(code), \(product), \(price)."
  }
  var ownListEnds: String { "The shop's own price list is empty, so the one that came with Arcade is back." }
  func ownListUnused(_ products: Int, named place: String) -> String {
    "The prices come from \(place). The shop's own price list, with \(formats.number(products)) "
      + "\(products == 1 ? "product" : "products"), is not sold from meanwhile."
  }
  var atListPrices: String { "Meanwhile everything can be sold at list prices." }
  func sentence(for error: OwnListError) -> String {
    switch error {
    case .anotherIsNamed(let place):
      "The prices come from \(place), so change them there. The shop's own price list counts only where no other is named."
    case .alreadyListed(let product):
      "\(product.code) is on the list already: \(product.name), \(text(of: product)). Change its price instead."
    case .notListed(let code, let nearest):
      "\(code) is not on the shop's own price list." + (nearest.map { " " + didYouMean($0.text) } ?? "")
    case .currenciesDiffer(let list, let given):
      "The list is in \(list.code) and this price in \(given.code). One list has one currency."
    case .negativePrice(let price): "\(formats.money(price)) is below zero. Write a price of zero or more."
    }
  }
}
