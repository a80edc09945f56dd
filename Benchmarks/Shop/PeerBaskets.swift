import ArcadeData
import ArcadeDomain

/// The baskets that other shops price too, one a line: number of lines, offers, total in minor units, and nanoseconds.
enum PeerBaskets {
  private static let sizes = [(lines: 7, offers: 2), (7, 7), (100, 2), (100, 100)]

  static func run() async throws {
    let day = CalendarDay(daysSince1970: 20_000)
    for (lines, offers) in sizes {
      let sample = try SampleCart(lines: lines, offers: offers)
      let applyDiscounts = ApplyDiscounts(
        discounts: InMemoryDiscounts(sample.book),
        catalog: InMemoryCatalog(try Catalog(sample.cart.lines.map(\.product))),
        orders: InMemoryShopRecords()
      )
      let benchmark = try await Benchmark("quote") { try await applyDiscounts(to: sample.cart, on: day) }
      let total = try await applyDiscounts(to: sample.cart, on: day).total.minorUnits
      print(lines, offers, total, Int(benchmark.median.nanoseconds))
    }
  }
}
