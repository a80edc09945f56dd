import ArcadeData
import ArcadeDomain

/// Calls the three use cases that the README shows, and returns the result of each.
func resultsOfThreeUseCases(
  on cart: Cart,
  discounts: any DiscountRepository,
  catalog: any CatalogRepository,
  accuracy: Accuracy,
  from monday: ListingSnapshot,
  to tuesday: ListingSnapshot
) async throws -> (total: Money, options: PriceOptions, changes: [ListingChange]) {
  let applyDiscounts = ApplyDiscounts(discounts: discounts, catalog: catalog, orders: InMemoryShopRecords())
  let quote = try await applyDiscounts(to: cart, on: CalendarDay(daysSince1970: 20_811))
  var random = SplitMix64(seed: 7)
  let options = try GeneratePriceOptions()(around: quote.total, accuracy: accuracy, using: &random)
  let difference = DiffSnapshot()(from: monday, to: tuesday)
  let changes = difference.changed.flatMap(\.changes)
  return (quote.total, options, changes)
}
