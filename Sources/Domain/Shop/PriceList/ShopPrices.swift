/// The price list and the discounts.
public struct ShopPrices: Sendable {
  /// The list of products.
  public let list: Loaded<Catalog>
  /// The discounts; empty if they cannot be loaded.
  public let discounts: Loaded<PromotionBook>
  /// Why the discounts cannot be loaded; nil if they were.
  public let missing: RepositoryError?

  /// Whether reloading may replace something outdated or missing.
  public var canRetry: Bool {
    [list.freshness.reason, discounts.freshness.reason, missing].contains { $0?.canRetry == true }
  }

  /// The skipped entries of both, without warnings.
  public var mistakes: TruncatedList<ShopProblem> { list.value.problems + discounts.value.mistakes }

  /// Returns itself; throws if the discounts cannot be loaded.
  public func withDiscounts() throws(RepositoryError) -> ShopPrices {
    if let missing { throw missing }
    return self
  }
}
