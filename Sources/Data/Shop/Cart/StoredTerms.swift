import ArcadeDomain

// The customer's codes and choices are in columns of the same names for carts and payments.
extension Row {
  /// Reads the codes, the customer group and the shipping of a row.
  func terms(in currency: Currency) throws(RepositoryError) -> CartTerms {
    CartTerms(
      codes: try texts("codes").compactMap { PromotionCode(normalizing: $0) },
      customerGroup: try optionalText("customer_group"),
      shipping: try shipping(in: currency)
    )
  }

  /// Reads the shipping; nil if none was chosen.
  func shipping(in currency: Currency) throws(RepositoryError) -> Shipping? {
    guard let method = try optionalText("shipping_method") else { return nil }
    return Shipping(method: method, price: try amount("shipping_minor", in: currency))
  }

  func cartLine() throws(RepositoryError) -> Cart.Line {
    let product = Product(
      code: try checked("code", Product.Code.init),
      name: try text("name"),
      price: try money("price_minor"),
      unit: try optionalText("unit")
    )
    return Cart.Line(
      product: product,
      quantity: try quantity(),
      isListed: try flag("is_listed"),
      byHand: try priceByHand(in: product.price.currency)
    )
  }

  /// Reads a price override; nil if there is none.
  func priceByHand(in currency: Currency) throws(RepositoryError) -> PriceByHand? {
    guard try optionalInteger("list_price_minor") != nil else { return nil }
    return .insteadOf(try amount("list_price_minor", in: currency), reason: try optionalText("price_reason"))
  }

  /// Reads the quantity of a row in a cart or a sale.
  func quantity() throws(RepositoryError) -> Quantity {
    if let thousandths = try optionalInteger("thousandths") { return .weighing(thousandths: thousandths) }
    return .pieces(try count("quantity"))
  }
}

extension Connection {
  /// Reads the terms of a cart, with their currency; nil if there are none.
  func terms(of owner: Owner) throws(RepositoryError) -> (CartTerms, Currency)? {
    try row(Self.cartTerms, owner) { row in
      let currency = try row.currency("currency")
      return (try row.terms(in: currency), currency)
    }
  }

  func keep(_ terms: CartTerms, of owner: Owner, in currency: Currency) throws(RepositoryError) {
    try run("DELETE FROM cart_terms WHERE owner = ?", owner)
    guard !terms.isEmpty else { return }
    try insert(
      into: "cart_terms",
      [
        "owner": owner, "codes": terms.codes.map(\.text).jsonText, "customer_group": terms.customerGroup,
        "shipping_method": terms.shipping?.method, "shipping_minor": terms.shipping?.price.minorUnits,
        "currency": currency.code,
      ]
    )
  }
}

extension Quantity {
  /// The weight; nil for pieces.
  var thousandths: Int64? { if case .weighing(let thousandths) = self { thousandths } else { nil } }
}
