import ArcadeDomain

/// A cart of a number of lines; the first ones have an offer, two for one and a bulk price by turns.
///
/// `Benchmarks/Peers/basket_oscar.py` fills its basket by the same rule.
struct SampleCart {
  let cart: Cart
  let book: PromotionBook

  init(lines: Int, offers: Int) throws {
    var cart = Cart()
    var discounts: [Promotion] = []
    for number in 0..<lines {
      guard let code = Product.Code("PRODUCT-\(number)") else { continue }
      let price = Money(minorUnits: Int64(500 + number), currency: .eur)
      let product = Product(code: code, name: "A product with number \(number)", price: price)
      try cart.add(product, quantity: .pieces(1 + (number + 3) % 5))
      guard number < offers else { continue }
      discounts.append(
        try Promotion(
          id: "discount-\(number)",
          name: LocalizedText("An offer on product \(number)"),
          selection: PieceSelection(products: [code]),
          rules: [
            number.isMultiple(of: 2)
              ? .nForM(buy: 2, pay: 1)
              : .bulkPrice(minimum: 3, unitPrice: Money(minorUnits: 400, currency: .eur))
          ]
        )
      )
    }
    self.cart = cart
    book = PromotionBook(discounts)
  }
}
