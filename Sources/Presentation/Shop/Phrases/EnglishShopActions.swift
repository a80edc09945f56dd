/// What can be done in the shop, in English.
extension EnglishShop {
  var addAction: String { "put a product into the cart" }
  var removeAction: String { "take pieces out of the cart, or the whole line" }
  var listAction: String { "the products, or those with a text in them" }
  var cartAction: String { "what is in the cart and what it costs" }
  var clearAction: String { "empty the cart" }
  var keepAction: String { "keep the cart" }
  var discountsAction: String { "all discounts, and mistakes in their file" }
  var payAction: String { "pay for the cart" }
  var notPayAction: String { "do not pay" }
  var ordersAction: String { "what was bought, newest first" }
  var orderAction: String { "the receipt of an order" }
  var refreshAction: String { "load prices and discounts anew" }
  var productField: String { "Product" }
  var piecesField: String { "Pieces" }
  var allPieces: String { "all of them" }
  var searchField: String { "Name or code of products" }
  var allProducts: String { "all of them" }
  var codeAction: String { "give a discount code; without one, take all back" }
  var customerAction: String { "say which group the customer belongs to; without one, to none" }
  var shippingAction: String { "say how it is sent and what that costs; without, nothing is sent" }
  var whyAction: String { "why each discount applies or what is missing" }
  var discountCodeField: String { "Discount code" }
  var groupField: String { "Group" }
  var methodField: String { "Way of shipping" }
  var shippingPriceField: String { "Price" }
  var noneOfThem: String { "none" }
}
