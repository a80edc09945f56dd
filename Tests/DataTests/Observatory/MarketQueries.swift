import ArcadeDomain

@testable import ArcadeData

/// Searches of all kinds in the demo market.
enum MarketQueries {
  static func any(using random: inout SplitMix64) throws -> WatchQuery {
    let orders = ListingOrder.allCases
    let order = orders[random.integer(below: orders.count)]
    let shelves = try StarterMarket.shelves()
    switch random.integer(below: 4) {
    case 0:
      return try WatchQuery(keyword: shelves.products[random.integer(below: shelves.products.count)].name, order: order)
    case 1:
      let places = shelves.departments + shelves.categories.map(\.category)
      let place = places[random.integer(below: places.count)]
      return try WatchQuery(category: place, order: order, count: 1 + random.integer(below: 100))
    case 2:
      let low = Money(minorUnits: Int64(random.integer(below: 5_000)), currency: .eur)
      return try WatchQuery(keyword: "té", order: order, prices: PriceRange(from: low))
    default:
      let keywords = ["tea", "coffee", "lamp", "茶", "espresso", "wool", "glass"]
      return try WatchQuery(keyword: keywords[random.integer(below: keywords.count)], order: order)
    }
  }
}
