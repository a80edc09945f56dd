public import ArcadeDomain

/// Tests that every `PriceCatalogRepository` has to pass.
public enum PriceCatalogContract {
  /// Checks a repository with a branch and a leaf with products, which does not know one category.
  ///
  /// Throws the first broken promise.
  public static func check(
    _ catalog: any PriceCatalogRepository,
    branch: PriceCategory.ID = SamplePrices.kitchen.id,
    leaf: PriceCategory.ID = PriceCategory.blenders.id,
    unknown: PriceCategory.ID = 7
  ) async throws {
    let roots = try await catalog.roots()
    try require(!roots.isEmpty, "there are categories at the top")
    try require(Set(roots.map(\.id)).count, equals: roots.count, "each of them stands there once")
    try require(roots.contains { $0.id == branch }, "the branch is one of them")

    let isUnknownAtHand = await (try? catalog.isAtHand(unknown)) ?? false
    try require(!isUnknownAtHand, "a category that nobody knows is not at hand")
    try await catalog.prefetch(leaf)
    try require(try await catalog.isAtHand(leaf), "what was loaded for later is at hand")

    try checkCategories(try await stableContent(of: branch, in: catalog))
    try checkProducts(try await stableContent(of: leaf, in: catalog))
    for _ in 0..<2 {
      let failure = await repositoryFailure { try await catalog.content(of: unknown) }
      try require(failure?.code, equals: .notFound, "a category that nobody knows is not found")
    }
  }

  private static func stableContent(
    of category: PriceCategory.ID,
    in catalog: any PriceCatalogRepository
  ) async throws -> CategoryContent {
    let first = try await catalog.content(of: category)
    if case .cached = first.freshness {
      throw ContractViolation(description: "a category that can be reached is not an old one")
    }
    try require(try await catalog.content(of: category), equals: first, "what is at hand stays")
    return first.value.content
  }

  private static func checkCategories(_ content: CategoryContent) throws {
    guard case .subcategories(let categories) = content, !categories.isEmpty else {
      throw ContractViolation(description: "a branch has categories: got \(content)")
    }
    try require(Set(categories.map(\.id)).count, equals: categories.count, "numbers are unique")
    try require(categories.allSatisfy { !$0.name.isEmpty }, "categories have names")
  }

  private static func checkProducts(_ content: CategoryContent) throws {
    guard case .products(let products) = content, !products.isEmpty else {
      throw ContractViolation(description: "a leaf has products: got \(content)")
    }
    try require(Set(products.map(\.id)).count, equals: products.count, "products are unique")
    try require(products.allSatisfy { $0.price.minorUnits > 0 }, "products have prices above zero")
    try require(products.allSatisfy { !$0.name.isEmpty }, "products have names")
  }
}
