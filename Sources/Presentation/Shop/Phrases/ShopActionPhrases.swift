/// What can be done in the shop, and what is asked for then, in one language.
public protocol ShopActionPhrases: Sendable {
  /// What putting a product into the cart is called.
  var addAction: String { get }
  /// What taking pieces out is called.
  var removeAction: String { get }
  /// What looking at the products is called.
  var listAction: String { get }
  /// What looking at the cart is called.
  var cartAction: String { get }
  /// What emptying the cart is called.
  var clearAction: String { get }
  /// What leaving the cart as it is is called.
  var keepAction: String { get }
  /// What looking at the discounts is called.
  var discountsAction: String { get }
  /// What paying is called.
  var payAction: String { get }
  /// What not paying is called.
  var notPayAction: String { get }
  /// What looking at the receipts is called.
  var ordersAction: String { get }
  /// What looking at one receipt is called.
  var orderAction: String { get }
  /// What loading anew is called.
  var refreshAction: String { get }
  /// What is asked for where a product is meant.
  var productField: String { get }
  /// What is asked for where a number of pieces is meant.
  var piecesField: String { get }
  /// All pieces of a product, in place of a number.
  var allPieces: String { get }
  /// What is asked for where products are searched.
  var searchField: String { get }
  /// All products, in place of some.
  var allProducts: String { get }
  /// What giving a discount code is called.
  var codeAction: String { get }
  /// What saying who buys is called.
  var customerAction: String { get }
  /// What choosing how it is sent is called.
  var shippingAction: String { get }
  /// What asking for the reasons is called.
  var whyAction: String { get }
  /// What is asked for where a discount code is meant.
  var discountCodeField: String { get }
  /// What is asked for where a group of customers is meant.
  var groupField: String { get }
  /// What is asked for where a way of shipping is meant.
  var methodField: String { get }
  /// What is asked for where the price of the shipping is meant.
  var shippingPriceField: String { get }
  /// Nothing, in place of one.
  var noneOfThem: String { get }
}
