/// A cart held against today's price list.
public struct CartReview: Hashable, Sendable {
  /// The lines that can be bought, with today's names and prices.
  public let cart: Cart
  /// The cart to keep once the review was shown: today's prices, and the lines that are gone still in their place.
  public let shown: Cart
  /// The lines that cannot, as they were last shown: no longer sold, or now in another currency.
  public let gone: [Cart.Line]
  /// The lines whose price is not the one last shown.
  public let repriced: [Repriced]

  /// What the cart cost when it was last shown as it is now.
  public let shownTotal: Money?

  /// Compares a cart with a price list.
  public init(of cart: Cart, against catalog: Catalog) {
    var current = Cart(currency: cart.currency)
    current.agree(on: cart.terms)
    var shown = current
    var gone: [Cart.Line] = []
    var repriced: [Repriced] = []
    for line in cart.lines {
      guard let product = catalog[line.product.code],
        (try? current.add(product, quantity: line.quantity)) != nil
      else {
        gone.append(line)
        try? shown.add(line.product, quantity: line.quantity)
        continue
      }
      try? shown.add(product, quantity: line.quantity)
      if product.price != line.product.price {
        repriced.append(Repriced(product: product, before: line.product.price))
      }
    }
    self.cart = current
    shownTotal = cart.shownTotal
    self.shown = shown
    self.gone = gone
    self.repriced = repriced
  }

  /// Whether nothing about what is to be paid differs from what was last shown.
  func wasShown(at total: Money) -> Bool {
    repriced.isEmpty && shownTotal.map { $0 == total } ?? true
  }

  /// A product with the price that it had when it was last shown.
  public struct Repriced: Hashable, Sendable {
    /// The product with today's price.
    public let product: Product
    /// The price last shown.
    public let before: Money
  }
}
