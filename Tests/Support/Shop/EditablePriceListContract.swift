public import ArcadeDomain

/// Tests that every `EditablePriceListRepository` has to pass.
public enum EditablePriceListContract {
  /// Checks an empty repository; throws the first broken promise.
  public static func check(_ list: any EditablePriceListRepository) async throws {
    let nothing = try await list.products()
    try require(nothing, equals: [], "nothing was added, so there is no list")

    let added = try full()
    try await list.update { $0 = added }
    try await requireKept(added, in: list, "products come back as they were added, in their order")

    let cheaper = Product(code: added[0].code, name: "Small", price: euro(1))
    try await list.update { $0[0] = cheaper }
    try await requireKept([cheaper] + added[1...], in: list, "a change keeps the place of a product")

    try await list.update { _ = $0.remove(at: 1) }
    try await requireKept([cheaper, added[2]], in: list, "a product goes without the others moving")

    try await list.update { $0.append(added[1]) }
    try await requireKept([cheaper, added[2], added[1]], in: list, "what comes back stands at the end")

    do {
      try await list.update { products in
        products = []
        throw EditablePriceListError.anotherIsNamed("here")
      }
      throw ContractViolation(description: "an error of a change comes out")
    } catch let error as EditablePriceListError {
      try require(error, equals: .anotherIsNamed("here"), "the error of a change comes out as it is")
    }
    try await requireKept([cheaper, added[2], added[1]], in: list, "a change that throws changes nothing")
  }

  /// Returns three products, the first with all optional values.
  private static func full() throws -> [Product] {
    let codes = ["TOM", "MUG", "EGGS"].compactMap { Product.Code($0) }
    let tomatoes = Product(
      code: codes[0],
      name: "“Tomatoes”, ripe",
      price: euro(320),
      unit: "kg",
      tags: ["fruit", "red things"],
      reducedFrom: euro(350),
      lowest: euro(200),
      tax: Percent(whole: 4)
    )
    return [tomatoes] + codes[1...].map { Product(code: $0, name: $0.text, price: euro(0)) }
  }

  private static func requireKept(
    _ products: [Product],
    in list: any EditablePriceListRepository,
    _ promise: String
  ) async throws {
    try require(try await list.products(), equals: products, promise)
  }
}
