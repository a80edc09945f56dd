import ArcadeData
import ArcadeDomain

/// The time to price a cart.
enum QuoteBenchmarks {
  static func run() async throws -> [Benchmark] {
    let day = CalendarDay(daysSince1970: 20_000)
    var results: [Benchmark] = []
    for lines in [7, 100, 1_000] {
      let sample = try SampleCart(lines: lines, offers: lines)
      let aim: Duration? = lines == 1_000 ? .microseconds(700) : nil
      let quote = try await Benchmark("quote of \(lines) lines", count: lines, aim: aim) {
        try sample.book.quote(for: QuoteRequest(sample.cart, on: day))
      }
      let applyDiscounts = ApplyDiscounts(
        discounts: InMemoryDiscounts(sample.book),
        catalog: InMemoryCatalog(try Catalog(sample.cart.lines.map(\.product))),
        orders: InMemoryShopRecords()
      )
      let applied = try await Benchmark("quote of \(lines) lines by `ApplyDiscounts`", count: lines, aim: aim) {
        try await applyDiscounts(to: sample.cart, on: day)
      }
      let shorter = results.dropLast().last
      results.append(shorter.map { quote.compared(to: $0, "\($0.count) lines") } ?? quote)
      results.append(applied.compared(to: quote, "without it"))
    }
    return results
  }
}
