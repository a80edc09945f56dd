import ArcadeDomain

// What a customer gave and chose besides products stands in columns of the same names for carts and payments.
extension Row {
  /// Reads the codes, the group and the shipping of a row.
  func terms(in currency: Currency) throws(RepositoryError) -> CartTerms {
    CartTerms(
      codes: try texts("codes").compactMap { PromotionCode(normalizing: $0) },
      customerGroup: try optionalText("customer_group"),
      shipping: try shipping(in: currency)
    )
  }

  /// Reads how it is sent; nil where nothing was chosen.
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

  /// That the price of a row was set by hand; nil where it was not.
  func priceByHand(in currency: Currency) throws(RepositoryError) -> PriceByHand? {
    guard try optionalInteger("list_price_minor") != nil else { return nil }
    return .insteadOf(try amount("list_price_minor", in: currency), reason: try optionalText("price_reason"))
  }

  /// How much a row of a cart or a sale holds.
  func quantity() throws(RepositoryError) -> Quantity {
    if let thousandths = try optionalInteger("thousandths") { return .weighing(thousandths: thousandths) }
    return .pieces(try count("quantity"))
  }
}

extension Connection {
  /// Reads the terms of a cart, with their currency; nil where nothing was given or chosen.
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
