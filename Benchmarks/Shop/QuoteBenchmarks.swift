import ArcadeData
import ArcadeDomain

/// How long it takes to price a cart.
enum QuoteBenchmarks {
  static func run() async throws -> [Benchmark] {
    let day = CalendarDay(daysSince1970: 20_000)
    var results: [Benchmark] = []
    for lines in [7, 100, 1_000] {
      let cart = try SampleCart(lines: lines)
      let aim: Duration? = lines == 1_000 ? .microseconds(60) : nil
      results.append(
        try await Benchmark("quote, \(lines) lines, book built beforehand", count: lines, aim: aim) {
          try cart.book.quote(for: cart.cart, on: day)
        }
      )
      let applyDiscounts = ApplyDiscounts(discounts: InMemoryDiscounts(cart.book))
      results.append(
        try await Benchmark("quote, \(lines) lines, ApplyDiscounts in memory", count: lines, aim: aim) {
          try await applyDiscounts(to: cart.cart, on: day)
        }
      )
    }
    return results
  }
}

/// A cart of so many lines with one discount per product.
private struct SampleCart {
  let cart: Cart
  let book: DiscountBook

  init(lines: Int) throws {
    var cart = Cart()
    var discounts: [Discount] = []
    for number in 0..<lines {
      guard let code = Product.Code("PRODUCT-\(number)") else { continue }
      let price = Money(minorUnits: Int64(500 + number), currency: .eur)
      try cart.add(Product(code: code, name: "A product with number \(number)", price: price), quantity: 1 + number % 5)
      discounts.append(
        try Discount(
          id: "discount-\(number)",
          name: LocalizedText("Two for one on product \(number)"),
          products: [code],
          rule: number.isMultiple(of: 2)
            ? .nForM(buy: 2, pay: 1)
            : .bulkPrice(minimum: 3, unitPrice: Money(minorUnits: 400, currency: .eur))
        )
      )
    }
    self.cart = cart
    book = DiscountBook(discounts)
  }
}
