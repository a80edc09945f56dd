public import ArcadeDomain

extension Table {
  /// Lists products with their prices, what a cart holds of them, and what is offered on them on a day.
  public init(
    _ products: [Product],
    in cart: Cart,
    discounts: DiscountBook,
    on day: CalendarDay,
    phrases: any ShopPhrases
  ) {
    let holdsAny = products.contains { cart.quantity(of: $0.code) > 0 }
    self.init(
      columns: [
        Column(phrases.codeLabel), Column(phrases.productNameLabel, mayBeCut: true),
        Column(phrases.priceLabel, isNumber: true),
      ]
        + (holdsAny ? [Column(phrases.inCartLabel, isNumber: true)] : [])
        + [Column(phrases.offerLabel, mayBeCut: true, isSecondary: true)],
      rows: products.map { product in
        let held = cart.quantity(of: product.code)
        let offer = try? discounts.offer(on: product, quantity: max(held, 1), on: day)
        return Row(
          product.code.text,
          [
            Cell(product.code.text, .strong), Cell(product.name), Cell(phrases.formats.money(product.price)),
          ]
            + (holdsAny ? [Cell(held == 0 ? "" : phrases.formats.number(held))] : [])
            + [Cell(offer?.name.text(in: phrases.language.code) ?? "", .good)]
        )
      },
      firstNumber: 1
    )
  }
}
