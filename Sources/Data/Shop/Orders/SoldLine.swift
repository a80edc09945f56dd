import ArcadeDomain

extension PromotionQuote.Line {
  /// A row of `sale_lines`, with its reductions and the prices of its pieces; throws if no shop could have sold it,
  /// because the file may be edited by hand.
  init(
    _ row: Row,
    discounts: [PromotionQuote.Discount],
    pieces: [PromotionQuote.Pieces],
    in currency: Currency,
    of subject: String
  ) throws(RepositoryError) {
    let (unit, tax) = (try row.optionalText("unit"), try row.tax("tax_hundredths"))
    let product = try row.soldProduct(in: currency, unit: unit, tax: tax)
    let (quantity, isListed) = (try row.quantity(), try row.flag("is_listed"))
    let discount = try row.integer("discount_minor")
    guard quantity.isInRange, quantity.isWeighing == (product.unit != nil), !product.price.isNegative,
      let subtotal = try? quantity.amount(at: product.price),
      (0...subtotal.minorUnits).contains(discount),
      let total = try? subtotal.subtracting(Money(minorUnits: discount, currency: subtotal.currency)),
      pieces.reduce(0, { $0 + $1.count }) == quantity.pieceCount, discounts.allSatisfy({ $0.amount.minorUnits > 0 })
    else {
      let detail = "sale_lines holds \(quantity.decimalText) × \(product.code)"
      throw RepositoryError(.corrupt, subject: subject, detail: detail)
    }
    self.init(
      product: product,
      quantity: quantity,
      isListed: isListed,
      byHand: try row.priceByHand(in: currency),
      subtotal: subtotal,
      discounts: discounts,
      pieces: pieces,
      total: total
    )
  }
}

extension Row {
  /// Returns the product of a row with its price at the time, and a unit if it was weighed.
  func soldProduct(in currency: Currency, unit: String? = nil, tax: Percent? = nil) throws(RepositoryError) -> Product {
    Product(
      code: try checked("code", Product.Code.init),
      name: try text("name"),
      price: try amount("unit_price_minor", in: currency),
      unit: unit,
      tax: tax
    )
  }

  /// Returns a tax rate in hundredths of a percent; nil if there is none.
  func tax(_ column: String) throws(RepositoryError) -> Percent? {
    guard let hundredths = try optionalInteger(column) else { return nil }
    let rate = Percent(hundredths: hundredths)
    guard rate.isShare else { throw mismatch("holds \(hundredths)", column) }
    return rate
  }
}
