public import ArcadeDomain

/// What every `CartRepository` promises.
public enum CartRepositoryContract {
  /// Checks a repository that holds nothing yet; throws the first promise that it breaks.
  public static func check(_ carts: any CartRepository) async throws {
    let nothing = try await carts.cart()
    try ContractViolation.require(nothing?.isEmpty ?? true, "nothing was saved, so there is no basket")

    let catalog = try Catalog.sample()
    var cart = try Cart.scanning(["TSHIRT", "MUG", "TSHIRT"], from: catalog)
    try await carts.save(cart)
    try await requireKept(cart, in: carts, "a basket comes back as it was saved, lines in their order")

    try cart.remove(catalog.products[1].code)
    try cart.add(catalog.products[0], quantity: 9_999)
    try await carts.save(cart)
    try await requireKept(cart, in: carts, "a saved basket replaces the one before")

    try await carts.save(Cart(currency: .eur))
    let emptied = try await carts.cart()
    try ContractViolation.require(emptied?.isEmpty ?? true, "an empty basket is empty")
  }

  private static func requireKept(_ cart: Cart, in carts: any CartRepository, _ promise: String) async throws {
    try ContractViolation.require(try await carts.cart(), equals: cart, promise)
  }
}
