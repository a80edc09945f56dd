public import ArcadeDomain

/// The contract of `CartRepository` for weighings, custom items, and undoing steps.
public enum CartStepsContract {
  /// Checks an empty repository; throws the first broken promise.
  public static func check(_ carts: any CartRepository) async throws {
    try require(try await carts.takeBack(), equals: nil, "without a step nothing is taken back")
    guard let spring = PromotionCode("SPRING") else { return }
    let catalog = InCatalog(try .stall())
    let (scan, remove) = (ScanProduct(carts: carts, catalog: catalog), RemoveProduct(carts: carts))
    let (terms, sell) = (ChangeTerms(carts: carts, catalog: catalog), SellUnlisted(carts: carts, catalog: catalog))
    let price = SetPrice(carts: carts, catalog: catalog, discounts: NoDiscounts())
    let post = Shipping(method: "post", price: euro(500))
    let steps: [(step: CartStep, act: () async throws -> Void)] = [
      (.scan, { try await scan(code("TOM"), measure("0.35")) }),
      (.scan, { try await scan(code("MUG")) }),
      (.scan, { try await scan(code("MUG"), quantity: 2) }),
      (.scan, { try await scan(code("TOM"), measure("350g")) }),
      (.unlisted, { try await sell("Flowers", at: euro(350)) }),
      (.price, { try await price(line: "MUG", .off(Percent(whole: 10)), reason: "chipped") }),
      (.scan, { try await scan(code("MUG")) }),
      (.scan, { try await require(scan(line: "MUG 6.75 = chipped", 2) != nil, "pieces are added at a price by hand") }),
      (.price, { try await price(line: "MISC", .just(euro(300))) }),
      (.price, { try await price(line: "1", .less(euro(40)), reason: "soft") }),
      (.price, { try await price(line: "MUG 6.75 = chipped", .listed) }),
      (.price, { try await price(line: "1", .listed) }),
      (.code, { try await terms(as: .code) { $0.add(spring) } }),
      (.remove, { try await remove("MUG", measure("1")) }),
      (.customer, { try await terms(as: .customer) { $0.customerGroup = "staff" } }),
      (.scan, { try await scan(code("TOM"), measure("1.25")) }),
      (.remove, { try await remove("TOM 1/2 0.35", nil) }),
      (.shipping, { try await terms(as: .shipping) { $0.shipping = post } }),
      (.remove, { try await remove("MUG") }),
      (.clear, { try await carts.clear() }),
      (.scan, { try await scan(code("TOM"), measure("2")) }),
      (.remove, { try await remove("TOM") }),
      (.code, { try await terms(as: .code) { $0.add(spring) } }),
      (.code, { try await terms(as: .code) { $0.removeCodes() } }),
    ]
    var carriedOut: [Cart?] = [nil]
    for (_, act) in steps {
      try await act()
      carriedOut.append(try await carts.cart())
    }
    for (number, step) in steps.enumerated().reversed() {
      let undone = try await carts.takeBack()
      try require(undone?.step, equals: step.step, "step \(number) is taken back")
      let cart = try await carts.cart()
      try require(
        cart.holdsTheSame(as: carriedOut[number]),
        "after step \(number) the cart is as before: \(String(describing: cart))"
      )
      try require(
        undone?.after.holdsTheSame(as: cart) == true && undone?.before.holdsTheSame(as: carriedOut[number + 1]) == true,
        "what was taken back says both carts"
      )
    }
    try require(try await carts.takeBack(), equals: nil, "then nothing is left to take back")
    try await checkWhatIsNoStep(carts, scan)
  }

  private static func checkWhatIsNoStep(_ carts: any CartRepository, _ scan: ScanProduct) async throws {
    try await scan(code("MUG"))
    do {
      try await scan(code("MUG"), quantity: 10_000)
      throw ContractViolation(description: "too many are refused")
    } catch is CartError {}
    try await scan(code("MUG"), quantity: 2)
    for _ in 1...2 { _ = try await carts.takeBack() }
    try require(
      try await carts.cart().holdsTheSame(as: nil),
      "what was refused is no step, and takes none away"
    )

    for count in 1...CartStep.kept + 5 { try await scan(code("MUG"), quantity: .pieces(count % 7 + 1)) }
    var taken = 0
    while try await carts.takeBack() != nil { taken += 1 }
    try require(taken, equals: CartStep.kept, "so many steps can be taken back")
  }

  private static func code(_ text: String) throws -> Product.Code {
    guard let code = Product.Code(text) else { throw ContractViolation(description: text) }
    return code
  }

  private static func measure(_ text: String) throws -> TypedQuantity {
    guard let measure = TypedQuantity(text) else { throw ContractViolation(description: text) }
    return measure
  }
}

private struct NoDiscounts: DiscountRepository {
  func book() async throws(RepositoryError) -> Loaded<PromotionBook> { Loaded(PromotionBook([]), .fresh) }
  func refreshed() async throws(RepositoryError) -> Loaded<PromotionBook> { try await book() }
}

private struct InCatalog: CatalogRepository {
  let list: Catalog
  init(_ list: Catalog) { self.list = list }
  func catalog() async throws(RepositoryError) -> Loaded<Catalog> { Loaded(list, .fresh) }
  func refreshed() async throws(RepositoryError) -> Loaded<Catalog> { Loaded(list, .fresh) }
}

extension Catalog {
  /// Returns a price list: tomatoes at 2.40 a kg, cloth at 12.50 a metre, and mugs.
  public static func stall(tax: Percent? = nil) throws -> Catalog {
    func sold(_ code: String, _ name: String, _ price: Int64, by unit: String?) -> Product? {
      Product.Code(code).map {
        Product(code: $0, name: name, price: euro(price), unit: unit)
      }
    }
    return try Catalog(
      [
        sold("TOM", "Tomatoes", 240, by: "kg"), sold("CLOTH", "Cloth", 1_250, by: "m"),
        sold("MUG", "Mug", 750, by: nil),
      ].compactMap { $0 },
      tax: tax
    )
  }
}
