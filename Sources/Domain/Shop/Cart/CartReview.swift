/// A cart held against today's price list.
public struct CartReview: Hashable, Sendable {
  /// The lines that can be bought, with today's names and prices.
  public let cart: Cart
  /// The cart as it is shown: today's prices, and the lines that are gone still in their place.
  public let shown: Cart
  /// The lines that cannot, as they were added: no longer sold, or now in another currency.
  public let gone: [Cart.Line]
  /// The lines whose price is not the one at which they were added.
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
      // The weighings of one product are told of once.
      if today.product.price != line.product.price,
        !repriced.contains(where: { $0.product.code == today.product.code })
      {
        repriced.append(Repriced(product: today.product, before: line.product.price))
      }
    }
    self.cart = current
    (self.shown, self.gone, self.repriced) = (shown, gone, repriced)
  }

  /// A product with the price that it had when it was added.
  public struct Repriced: Hashable, Sendable {
    /// The product with today's price.
    public let product: Product
    /// The price at which it was added.
    public let before: Money
  }
}

extension Catalog {
  /// A line with today's name, price and tax; nil where it is not sold any more, or not by that unit.
  fileprivate func today(_ line: Cart.Line) -> Cart.Line? {
    guard line.isListed else {
      // What is not on the list keeps its price, as long as that can be added to others.
      guard line.product.price.currency == currency else { return nil }
      let unlisted = Cart.Line(unlisted: line.product.name, at: line.product.price, tax: tax)
      return Cart.Line(product: unlisted.product, quantity: 1, isListed: false, byHand: line.byHand)
    }
    guard let product = self[line.product.code],
      product.unit.map(MeasuringUnit.key) == line.product.unit.map(MeasuringUnit.key)
    else { return nil }
    guard let byHand = line.byHand else { return Cart.Line(product: product, quantity: line.quantity) }
    // A price that was set stays, whatever the list says by now.
    guard line.product.price.currency == currency else { return nil }
    return Cart.Line(
      product: product.with(price: line.product.price, tax: product.tax),
      quantity: line.quantity,
      byHand: .insteadOf(product.price, reason: byHand.reason)
    )
  }
}
