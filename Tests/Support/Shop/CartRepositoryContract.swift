public import ArcadeDomain

/// Tests that every `CartRepository` has to pass.
public enum CartRepositoryContract {
  /// Checks an empty repository; throws the first broken promise.
  public static func check(_ carts: any CartRepository) async throws {
    let nothing = try await carts.cart()
    try require(nothing?.isEmpty ?? true, "nothing was saved, so there is no cart")

    let catalog = try Catalog.sample()
    var cart = try Cart.scanning(["TSHIRT", "MUG", "TSHIRT"], from: catalog)
    try await carts.save(cart)
    try await requireKept(cart, in: carts, "a cart comes back as it was saved, lines in their order")

    try cart.remove(catalog.products[1].code)
    try cart.add(catalog.products[0], quantity: 9_999)
    try await carts.save(cart)
    try await requireKept(cart, in: carts, "a saved cart replaces the one before")

    for codes in [["VOUCHER", "MUG", "TSHIRT"], ["VOUCHER", "VOUCHER", "TSHIRT"], ["VOUCHER", "TSHIRT", "MUG"]] {
      let changed = try Cart.scanning(codes, from: catalog)
      try await carts.save(changed)
      try await requireKept(changed, in: carts, "lines that go, change, come or change places do so in what is kept")
    }

    try await checkRefusedChange(carts)
    try await carts.clear()
    try require(try await carts.cart()?.isEmpty ?? true, "an empty cart is empty")
  }

  private static func checkRefusedChange(_ carts: any CartRepository) async throws {
    let before = try await carts.cart()
    do {
      try await carts.update(as: .scan) { cart in
        cart = nil
        throw CartError.quantityOutOfRange(0)
      }
      throw ContractViolation(description: "an error of a change comes out")
    } catch let error as CartError {
      try require(error, equals: .quantityOutOfRange(0), "the error of a change comes out as it is")
    }
    try require(try await carts.cart(), equals: before, "a change that throws changes nothing")
  }

  private static func requireKept(_ cart: Cart, in carts: any CartRepository, _ promise: String) async throws {
    try require(try await carts.cart(), equals: cart, promise)
  }
}
