import ArcadeDomain

extension Row {
  /// The line of a cart that a row is.
  func cartLine() throws(RepositoryError) -> Cart.Line {
    let product = Product(
      code: try checked("code", Product.Code.init),
      name: try text("name"),
      price: try money("price_minor"),
      unit: try optionalText("unit")
    )
    return Cart.Line(product: product, quantity: try quantity(), isListed: try flag("is_listed"))
  }

  /// How much a row of a cart or a sale holds.
  func quantity() throws(RepositoryError) -> Quantity {
    if let thousandths = try optionalInteger("thousandths") { return .weighing(thousandths: thousandths) }
    return .pieces(try count("quantity"))
  }
}

extension Quantity {
  /// The weight; nil for pieces.
  var thousandths: Int64? {
    if case .weighing(let thousandths) = self { thousandths } else { nil }
  }
}
