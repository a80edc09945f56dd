/// The price list with the discounts, which together say what something costs.
public struct ShopPrices: Sendable {
  /// The price list.
  public let list: Loaded<Catalog>
  /// The discounts; none if they cannot be had.
  public let discounts: Loaded<PromotionBook>
  /// Why the discounts cannot be had; nil if they can.
  public let missing: RepositoryError?

  /// Whether something is old or missing that may be had if it is loaded anew.
  public var canRetry: Bool {
    [list.freshness.reason, discounts.freshness.reason, missing].contains { $0?.canRetry == true }
  }

  /// What was left out of both, without hints.
  public var mistakes: TruncatedList<ShopProblem> { list.value.problems + discounts.value.mistakes }

  /// Returns the same; throws if the discounts cannot be had.
  public func withDiscounts() throws(RepositoryError) -> ShopPrices {
    if let missing { throw missing }
    return self
  }
}
