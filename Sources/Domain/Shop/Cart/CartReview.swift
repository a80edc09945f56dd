/// A cart compared with the current price list.
public struct CartReview: Hashable, Sendable {
  /// The lines that can be bought, with current names and prices.
  public let cart: Cart
  /// The cart as it is shown: current prices, and the lines that are gone in their place.
  public let shown: Cart
  /// The lines that cannot be bought: no longer sold, or in another currency now.
  public let gone: [Cart.Line]
  /// The products whose price has changed since they were added.
  public let repriced: [Repriced]

  /// Compares a cart with a price list.
  public init(of cart: Cart, against catalog: Catalog) {
    var current = Cart(currency: cart.currency)
    current.agree(on: cart.terms)
    var shown = current
    var gone: [Cart.Line] = []
    var repriced: [Repriced] = []
    for line in cart.lines {
      guard let today = catalog.today(line), (try? current.add(today)) != nil else {
        gone.append(line)
        try? shown.add(line)
        continue
      }
      try? shown.add(today)
      // Several weighings of a product are reported once.
      if today.product.price != line.product.price,
        !repriced.contains(where: { $0.product.code == today.product.code })
      {
        repriced.append(Repriced(product: today.product, before: line.product.price))
      }
    }
    self.cart = current
    (self.shown, self.gone, self.repriced) = (shown, gone, repriced)
  }

  /// A product with its price from when it was added.
  public struct Repriced: Hashable, Sendable {
    /// The product with its current price.
    public let product: Product
    /// The price when it was added.
    public let before: Money
  }
}

extension Catalog {
  /// Returns a line with the current name, price and tax; nil if the product is no longer sold, or not in that unit.
  fileprivate func today(_ line: Cart.Line) -> Cart.Line? {
    guard line.isListed else {
      // An unlisted product keeps its price, if the currency is still the same.
      guard line.product.price.currency == currency else { return nil }
      let unlisted = Cart.Line(unlisted: line.product.name, at: line.product.price, tax: tax)
      return Cart.Line(product: unlisted.product, quantity: 1, isListed: false, byHand: line.byHand)
    }
    guard let product = self[line.product.code],
      product.unit.map(MeasuringUnit.key) == line.product.unit.map(MeasuringUnit.key)
    else { return nil }
    guard let byHand = line.byHand else { return Cart.Line(product: product, quantity: line.quantity) }
    // A manual price is kept, whatever the current list price.
    guard line.product.price.currency == currency else { return nil }
    return Cart.Line(
      product: product.with(price: line.product.price, tax: product.tax),
      quantity: line.quantity,
      byHand: .insteadOf(product.price, reason: byHand.reason)
    )
  }
}
