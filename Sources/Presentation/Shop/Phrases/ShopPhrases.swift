public import ArcadeDomain

/// The sentences of the shop, in one language.
public protocol ShopPhrases: SystemPhrases, ShopActionPhrases, PromotionPhrases, CartPhrases, PaymentPhrases,
  TillPhrases, OwnListPhrases, OrderListPhrases
{
  /// The title of the product list.
  var productsTitle: String { get }
  /// Above the codes of products.
  var codeLabel: String { get }
  /// Above the names of products.
  var productNameLabel: String { get }
  /// Above the prices of products.
  var priceLabel: String { get }
  /// Above the numbers of pieces in the cart.
  var inCartLabel: String { get }
  /// Above the discounts offered on products.
  var offerLabel: String { get }
  /// While products are loaded.
  var loadingProducts: String { get }
  /// Where the price list has no product.
  var noProducts: String { get }
  /// Where a filter leaves none.
  func noProducts(matching filter: String) -> String
  /// How old the prices are.
  func pricesAsOf(_ moment: Moment) -> String
  /// How old the discounts are.
  func discountsAsOf(_ moment: Moment) -> String
  /// What the cart holds, under the product list.
  func cartSummary(pieces: Int, total: String) -> String
  /// How many mistakes were left out of the price list.
  func productsLeftOut(_ count: Int) -> String
  /// How many mistakes were left out of the discounts.
  func discountsLeftOut(_ count: Int) -> String

  /// Pieces went into the cart.
  func added(_ quantity: Int, _ product: String) -> String
  /// Pieces were taken out of the cart.
  func removed(_ product: String, left: Int) -> String
  /// There is no product with that code.
  func notSold(_ code: String) -> String
  /// Something that is not a quantity was typed.
  func notAQuantity(_ text: String) -> String

  /// What stands above the cart.
  var cartTitle: String { get }
  /// Above the prices of one piece.
  var eachLabel: String { get }
  /// Above the amounts of lines.
  var amountLabel: String { get }
  /// Where the cart holds nothing.
  var cartEmpty: String { get }
  /// Asks before the cart is emptied.
  func askToClear(pieces: Int) -> String
  /// Asks before a cart is emptied that cannot be read.
  var askToClearAll: String { get }
  /// A change of the cart is lost, as it was not stored.
  var cartNotStored: String { get }
  /// The cart was left as it is.
  var cartKept: String { get }
  /// Why to buy more.
  func hint(add: Int, saves: String) -> String
  /// A line that is no longer sold.
  var noLongerSold: String { get }
  /// A line whose price is another than the one last shown.
  func priceChanged(_ product: String, from before: String, to now: String) -> String
  /// The cart costs something else than when it was last shown, at the same prices.
  func totalChanged(from before: String, to now: String) -> String
  /// The sum without discounts.
  var subtotalLabel: String { get }
  /// The sum of the discounts.
  var discountLabel: String { get }
  /// The sum to pay.
  var totalLabel: String { get }

  /// What stands above a question before paying.
  var paymentTitle: String { get }
  /// A payment is in progress.
  func paying(_ total: String) -> String
  /// A payment was completed.
  func paid(_ total: String) -> String
  /// A payment was declined.
  func declined(_ total: String) -> String
  /// Nobody knows whether a payment was completed.
  func unconfirmed(_ total: String) -> String
  /// A payment is open where somebody leaves.
  func paymentIsOpen(_ total: String) -> String
  /// Whether a payment was completed is not known where somebody leaves.
  func paymentNotHeard(_ total: String) -> String
  /// An earlier payment was completed meanwhile.
  func paidMeanwhile(_ total: String, order: Int64) -> String
  /// An earlier payment turned out never to have arrived.
  func neverArrived(_ total: String) -> String
  /// Another payment is not answered yet.
  var paymentOpen: String { get }
  /// The cart is not the one that was to be paid.
  var cartChanged: String { get }
  /// Others have used a discount of the cart as often as its limit allows.
  var usedUpMeanwhile: String { get }
  /// Asks before paying at changed prices.
  func askToPay(_ total: String) -> String
  /// Nothing was paid, on the shopper's own word.
  var notPaid: String { get }
  /// An answer was to another question than the one that is asked now.
  var questionIsOld: String { get }
  /// There is nothing to pay.
  var nothingToPay: String { get }
  /// Some lines cannot be paid.
  func removeFirst(_ products: [String]) -> String

  /// What stands above one receipt, with its number.
  func receiptTitle(_ number: Int64) -> String
  /// There is no order with that number.
  func noSuchOrder(_ number: String) -> String

  /// The title of the list of orders.
  var ordersTitle: String { get }
  /// Above the numbers of orders.
  var orderLabel: String { get }
  /// Before who took the money.
  var tillLabel: String { get }
  /// Above the times at which they were paid.
  var paidLabel: String { get }
  /// Above the numbers of pieces.
  var piecesLabel: String { get }
  /// Where nothing was bought yet.
  var noOrders: String { get }

  /// The title of the list of discounts.
  func discountsTitle(on day: CalendarDay) -> String
  /// Above the names of discounts.
  var discountNameLabel: String { get }
  /// Above the products that a discount is for.
  var discountedLabel: String { get }
  /// Above what discounts do.
  var ruleLabel: String { get }
  /// Above when discounts hold.
  var periodLabel: String { get }
  /// Above whether discounts are in force.
  var inForceLabel: String { get }
  /// Where there is no discount at all.
  var noDiscounts: String { get }
  /// When a discount holds.
  func description(of period: DiscountPeriod) -> String
  /// A discount is in force.
  var inForce: String { get }
  /// A discount is not in force.
  var notInForce: String { get }

  /// What is wrong in a file of the shop.
  func sentence(for mistake: ShopMistake) -> String
  /// What to write instead, where that is known.
  func suggestion(for mistake: ShopMistake) -> String?
}

extension ShopPhrases {
  /// A problem with its place and, where it is known, what to write instead.
  public func line(for problem: ShopProblem) -> String {
    let sentence = "\(words(for: problem.place)): \(sentence(for: problem.mistake))"
    return suggestion(for: problem.mistake).map { adding($0, to: sentence) } ?? sentence
  }

  /// The sentence for any error that the shop's use cases can throw.
  public func shopFailure(for error: any Error) -> Failure {
    switch error {
    case let error as RepositoryError where error.code == .paymentOpen: Failure(paymentOpen, canRetry: true)
    case let error as RepositoryError where error.code == .cartChanged: Failure(cartChanged, canRetry: true)
    case let error as RepositoryError where error.code == .discountUsedUp: Failure(usedUpMeanwhile, canRetry: true)
    case let error as RepositoryError where error.code == .nothingToClose: Failure(nothingToClose, canRetry: false)
    case let error as RefundError: Failure(sentence(for: error), canRetry: false)
    case let error as CartError: Failure(sentence(for: error), canRetry: false)
    case let error as OwnListError: Failure(sentence(for: error), canRetry: false)
    case let error as ScanError: Failure(sentence(for: error), canRetry: false)
    default: failure(for: error)
    }
  }

  private func sentence(for error: ScanError) -> String {
    switch error {
    case .notSold(let code, let nearest?): joining(notSold(code), didYouMean(nearest.text))
    case .notSold(let code, nil): notSold(code)
    }
  }
}

extension Language {
  /// The sentences of the shop in this language, with the formats of a region.
  public func shopPhrases(formats: Formats) -> any ShopPhrases {
    switch self {
    case .english: EnglishShop(base: phrases(formats: formats))
    case .spanish: SpanishShop(base: phrases(formats: formats))
    case .japanese: JapaneseShop(base: phrases(formats: formats))
    }
  }
}
