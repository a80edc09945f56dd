import ArcadeDomain
import ArcadeTesting

/// The time to price a cart with promotions.
enum PromotionBenchmarks {
  static func run() async throws -> [Benchmark] {
    var results: [Benchmark] = []
    // Seven lines are too fast for the clock, so they are priced a hundred times.
    let sizes: [(lines: Int, times: Int, totals: Duration, trace: Duration)] = [
      (7, 100, .microseconds(150), .microseconds(500)), (1_000, 1, .microseconds(200), .microseconds(600)),
    ]
    for (lines, times, totalsAim, traceAim) in sizes {
      let sample = try SamplePromotions.perLine(lines)
      let (book, request) = (sample.book, sample.request)
      let name = times > 1 ? "\(times) × \(lines) lines" : "\(lines) lines"
      let totals = try await Benchmark("totals of \(name)", count: lines * times, aim: totalsAim) {
        for _ in 1..<times { consume(try book.totals(for: request)) }
        return try book.totals(for: request)
      }
      let trace = try await Benchmark("quote of \(name) with reasons", count: lines * times, aim: traceAim) {
        for _ in 1..<times { consume(try book.quote(for: request)) }
        return try book.quote(for: request)
      }
      results += [totals, trace.compared(to: totals, "totals")]
    }
    let many = try SamplePromotions.perLine(1_000)
    results.append(
      await Benchmark("book of 1,000 promotions", count: 1_000, aim: .milliseconds(5)) {
        PromotionBook(many.promotions)
      }
    )
    for products in [20, 60] {
      let six = try SamplePromotions.overlapping(6, products: products)
      let pieces = "60 pieces of \(products) products"
      results.append(try await quote("cheapest order of 6 discounts on \(pieces)", six, .milliseconds(50)))
      let twelve = try SamplePromotions.overlapping(12, products: products)
      results.append(try await quote("order of 12 discounts on \(pieces)", twelve, .milliseconds(150)))
      for stacking in [Stacking.bestPerLine, .bestOverall] {
        let book = PromotionBook(six.promotions, stacking: stacking)
        let name = "quote and hints of \(pieces), `\(stacking)`"
        results.append(
          try await Benchmark(name, runs: 21, aim: .milliseconds(100)) {
            let quote = try book.quote(for: six.request)
            return book.hints(for: six.request, after: quote)
          }
        )
      }
    }
    for stacking in [Stacking.bestPerLine, .bestOverall] {
      let potter = try SamplePromotions.potter(stacking)
      results.append(try await quote("Potter's 23 books, `\(stacking)`", potter, .milliseconds(5)))
    }
    let crossing = try SamplePromotions.crossing()
    results.append(try await quote("quote of 100 lines under 60 overlapping offers", crossing, .milliseconds(50)))
    return results + [try await simulation()]
  }

  /// Measures pricing the stored orders of years again with other discounts.
  private static func simulation() async throws -> Benchmark {
    let (sample, cart) = (try SamplePromotions.perLine(7), try SampleCart(lines: 7, offers: 0).cart)
    let (book, sold) = (sample.book, try PromotionBook([]).quote(for: sample.request).asSold())
    let catalog = try Catalog(cart.lines.map(\.product))
    let orders = (1...100_000).map { number in
      Order(id: Order.ID(number: number), paidAt: Moment(milliseconds: number), reference: "", quote: sold)
    }
    return try await Benchmark(
      "simulation of 100,000 orders of 7 lines",
      count: 700_000,
      runs: 11,
      aim: .milliseconds(500)
    ) {
      try DiscountSimulation(of: orders, under: book, catalog: catalog)
    }
  }

  private static func quote(_ name: String, _ sample: SamplePromotions, _ aim: Duration) async throws -> Benchmark {
    let book = sample.book
    return try await Benchmark(name, runs: 51, aim: aim) { try book.quote(for: sample.request) }
  }
}
