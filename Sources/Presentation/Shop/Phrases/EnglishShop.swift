import ArcadeDomain

/// The shop in English.
struct EnglishShop: ShopPhrases {
  let base: any Phrases

  var productsTitle: String { "Shop" }
  var codeLabel: String { "Code" }
  var productNameLabel: String { "Name" }
  var priceLabel: String { "Price" }
  var inCartLabel: String { "In cart" }
  var offerLabel: String { "Offer" }
  var loadingProducts: String { "Loading the price list…" }
  var noProducts: String { "The price list has no products." }
  func noProducts(matching filter: String) -> String {
    "No product contains “\(filter)”."
  }
  func pricesAsOf(_ moment: Moment) -> String { "Prices as of \(formats.moment(moment))." }
  func discountsAsOf(_ moment: Moment) -> String { "Discounts as of \(formats.moment(moment))." }
  func cartSummary(pieces: Int, total: String) -> String { "In the cart: \(count(pieces)), \(total)" }
  func productsLeftOut(_ count: Int) -> String {
    "\(formats.number(count)) \(count == 1 ? "entry" : "entries") of the price list could not be read and "
      + "\(count == 1 ? "was" : "were") left out. The discounts say why."
  }
  func discountsLeftOut(_ count: Int) -> String {
    "The discounts have \(formats.number(count)) \(count == 1 ? "mistake" : "mistakes"). The list of discounts shows "
      + "\(count == 1 ? "it" : "them")."
  }

  func added(_ quantity: Int, _ product: String) -> String { "Added: \(formats.number(quantity)) × \(product)." }
  func removed(_ product: String, left: Int) -> String {
    left == 0 ? "Removed: \(product)." : "Removed; \(formats.number(left)) × \(product) left."
  }
  func notSold(_ code: String) -> String { "No product here has the code “\(code)”." }
  func notAQuantity(_ text: String) -> String {
    "“\(text)” is not a quantity. A quantity is a whole number from 1 to 9999."
  }

  var cartTitle: String { "Cart" }
  var eachLabel: String { "Each" }
  var amountLabel: String { "Amount" }
  var cartEmpty: String { "The cart is empty." }
  func askToClear(pieces: Int) -> String { "Take \(count(pieces)) out of the cart?" }
  var askToClearAll: String { "Take everything out of the cart?" }
  var cartNotStored: String { "The last change to the cart was not stored." }
  var cartKept: String { "The cart is as it was." }
  func hint(add: Int, saves: String) -> String { "Add \(formats.number(add)) more and save \(saves)." }
  var noLongerSold: String { "no longer sold; remove it before paying" }
  func priceChanged(_ product: String, from before: String, to now: String) -> String {
    "\(product) was \(before) when the cart was last shown and is \(now) now."
  }
  func totalChanged(from before: String, to now: String) -> String {
    "The cart cost \(before) when it was last shown and costs \(now) now, because the discounts have changed."
  }
  var subtotalLabel: String { "Subtotal" }
  var discountLabel: String { "Discounts" }
  var totalLabel: String { "Total" }

  var paymentTitle: String { "Payment" }
  func paying(_ total: String) -> String { "Paying \(total)…" }
  func paid(_ total: String) -> String { "Payment completed: \(total). Thank you!" }
  func declined(_ total: String) -> String {
    "The payment of \(total) was declined. Nothing was charged, and the cart is as it was."
  }
  func unconfirmed(_ total: String) -> String {
    "The payment of \(total) is not confirmed yet. It will be asked about again and never charged twice; "
      + "the cart stays until then."
  }
  func paymentIsOpen(_ total: String) -> String {
    "The payment of \(total) is open; the shop asks what became of it when it is opened next."
  }
  func paymentNotHeard(_ total: String) -> String {
    "Whether the payment of \(total) was completed is not known, as the store did not answer. "
      + "Look at the orders before it is paid again."
  }
  func paidMeanwhile(_ total: String, order: Int64) -> String {
    "The earlier payment of \(total) was completed. It is order \(order) now."
  }
  func neverArrived(_ total: String) -> String {
    "The earlier payment of \(total) never arrived. Nothing was charged, and the cart is as it was."
  }
  var paymentOpen: String {
    "Another payment is in progress. Nothing was charged for this one; wait for the other one to end."
  }
  var cartChanged: String { "The cart was changed meanwhile, so nothing was charged. Look at it, then pay again." }
  var usedUpMeanwhile: String {
    "A discount of this cart has just been used up at another till. Nothing was charged; look at the new total."
  }
  func askToPay(_ total: String) -> String { "Pay \(total) at these prices?" }
  var notPaid: String { "Nothing was paid." }
  var questionIsOld: String { "That question is from before. This is how it stands now." }
  var nothingToPay: String { "The cart is empty, so there is nothing to pay." }
  func removeFirst(_ products: [String]) -> String {
    "\(formats.list(products)) \(products.count == 1 ? "is" : "are") no longer sold. "
      + "Remove \(products.count == 1 ? "it" : "them") from the cart, then pay."
  }

  func receiptTitle(_ number: Int64) -> String { "Receipt of order \(number)" }
  func noSuchOrder(_ number: String) -> String { "There is no order “\(number)”." }

  var ordersTitle: String { "Orders" }
  var orderLabel: String { "Order" }
  var tillLabel: String { "Till" }
  var paidLabel: String { "Paid" }
  var piecesLabel: String { "Pieces" }
  var noOrders: String { "Nothing was bought yet." }

  func discountsTitle(on day: CalendarDay) -> String { "Discounts on \(formats.day(day))" }
  var discountNameLabel: String { "Discount" }
  var discountedLabel: String { "For" }
  var ruleLabel: String { "What it does" }
  var periodLabel: String { "When" }
  var inForceLabel: String { "In force" }
  var noDiscounts: String { "There are no discounts." }
  func description(of period: DiscountPeriod) -> String {
    switch period {
    case .always: "always"
    case .window(let from, let until): "\(formats.day(from)) to \(formats.day(until))"
    case .season(let from, let until): "every year, \(formats.monthDay(from)) to \(formats.monthDay(until))"
    case .weekdays(let days): formats.list(Weekday.allCases.filter(days.contains).map(formats.weekday))
    }
  }
  var inForce: String { "yes" }
  var notInForce: String { "no" }

  private func count(_ pieces: Int) -> String { "\(formats.number(pieces)) \(pieces == 1 ? "piece" : "pieces")" }
}
