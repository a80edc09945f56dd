import ArcadeDomain
import ArcadeTesting
import XCTest

/// Invariants of promotions over random stalls and carts.
///
/// `ARCADE_FUZZ_SEED` and `ARCADE_FUZZ_ROUNDS` select other carts, and more of them (`make fuzz`).
final class PromotionFuzzTests: XCTestCase {
  func testTheCheapestOrderIsThatOfAllOrders() throws {
    for number in 0..<FuzzShare.of(800) * RandomStall.scale {
      var random = RandomStall(seed: RandomStall.seed &* 1_000_003 &+ UInt64(number))
      var stall = try plainStall(&random, .bestOverall)
      try random.plainOffers(random.oneIn(99) ? 6 : 1 + random.below(4), order: random.below(3), in: &stall)
      try expectOrder(of: stall, random.cart(of: stall, pieces: random.oneIn(8) ? 12 : 7), number)
      if testRun?.failureCount ?? 0 > 0 { return }
    }
  }

  func testAmongManyTheOrderIsThatOfTheSearch() throws {
    let count = FuzzShare.of(20) * RandomStall.scale
    for number in 0..<count {
      var random = RandomStall(seed: RandomStall.seed &* 49_979_687 &+ UInt64(number))
      var stall = try plainStall(&random, .bestOverall)
      // With the last one the search ends at its limit.
      try random.plainOffers(number == count - 1 ? 60 : 8 + random.below(4), order: random.below(2), in: &stall)
      try expectOrder(of: stall, random.cart(of: stall, pieces: 7), number)
      if testRun?.failureCount ?? 0 > 0 { return }
    }
  }

  func testEachLineChoosesAndNothingThatDoesHarmIsKept() throws {
    var left = 0
    for number in 0..<FuzzShare.of(700) * RandomStall.scale {
      var random = RandomStall(seed: RandomStall.seed &* 86_028_121 &+ UInt64(number))
      var stall = try plainStall(&random, .bestPerLine)
      try random.plainOffers(2 + random.below(4), order: random.below(3), in: &stall)
      let cart = random.cart(of: stall, pieces: 8)
      let request = try stall.request(cart)
      let quote = try stall.book.quote(for: request)
      var plain = try PlainPricing(stall, request)
      let (total, out) = plain.bestPerLine()
      XCTAssertEqual(quote.total, euro(total), "\(number): \(cart) at \(stall.described)")
      XCTAssertLessThanOrEqual(quote.total.minorUnits, (plain.perLine(without: []).total), "\(number)")
      if plain.perLine(without: out).isLeft {
        for more in plain.promotions.indices {
          let total = plain.perLine(without: out.union([more])).total
          XCTAssertLessThanOrEqual(quote.total.minorUnits, total, "\(number)")
        }
      }
      if !out.isEmpty { left += 1 }
      if testRun?.failureCount ?? 0 > 0 { return }
    }
    XCTAssertGreaterThan(left, FuzzShare.of(20))
  }

  private func plainStall(_ random: inout RandomStall, _ stacking: Stacking) throws -> Stall {
    var stall = try random.stall(products: 1 + random.below(5), weighings: random.oneIn(6))
    stall.shipping = nil
    stall.stacking = stacking
    return stall
  }

  private func expectOrder(of stall: Stall, _ cart: String, _ number: Int) throws {
    let request = try stall.request(cart)
    let quote = try stall.book.quote(for: request)
    var plain = try PlainPricing(stall, request)
    let (total, order) = plain.bestOverall()
    XCTAssertEqual(quote.total, euro(total), "\(number): \(cart) at \(stall.described)")
    let out = Set(plain.promotions.indices).subtracting(order).map { plain.promotions[$0].id }
    let applied = Set(quote.applied.map(\.id))
    XCTAssertEqual(applied.intersection(out.filter { !$0.hasPrefix("order") }), [], "\(number): \(cart)")
  }

  func testTheLaws() throws {
    for number in 0..<FuzzShare.of(20_000) * RandomStall.scale {
      var random = RandomStall(seed: RandomStall.seed &* 7_919 &+ UInt64(number))
      var stall = try random.stall(products: 1 + random.below(4), weighings: random.oneIn(5))
      stall.stacking = Stacking.allCases[random.below(5)]
      stall.lanes = ["one", "two"]
      try random.offers(1 + random.below(4), in: &stall)
      let cart = random.cart(of: stall, pieces: 6)
      let book = stall.book
      let request = try stall.request(cart)
      let quote = try book.quote(for: request)
      let about = number
      try expectSums(quote, about)
      expectPrices(quote, about)
      var shuffled = request
      shuffled.lines.reverse()
      let totals = try book.totals(for: shuffled)
      XCTAssertEqual(totals.total, quote.total, "\(about)")
      XCTAssertEqual(totals.discount, quote.discount, "\(about)")
      XCTAssertEqual(totals.subtotal, quote.subtotal, "\(about)")
      if random.oneIn(4) {
        let other: Weekday = stall.day.weekday == .monday ? .tuesday : .monday
        try stall.offer("late", [random.anyRule()], when: .weekdays([other]), priority: 9, exclusive: random.oneIn(2))
        XCTAssertEqual(try stall.quote(cart).prices, quote.prices, "\(about)")
      }
      if testRun?.failureCount ?? 0 > 0 { return XCTFail("\(number): \(cart) at \(stall.described)") }
    }
  }

  func testOneMoreAboutItemsNeverRaisesTheBestTotal() throws {
    for number in 0..<FuzzShare.of(500) * RandomStall.scale {
      var random = RandomStall(seed: RandomStall.seed &* 104_729 &+ UInt64(number))
      var stall = try random.stall(products: 1 + random.below(4))
      stall.stacking = .bestOverall
      for place in 0..<1 + random.below(4) {
        let rules = try (0..<(random.oneIn(6) ? 2 : 1)).map { _ in try random.anyRule() }
        try stall.offer("\(place)", rules, random.selection(), if: random.oneIn(4) ? [random.condition()] : [])
      }
      let cart = random.cart(of: stall, pieces: 6)
      let one = try stall.quote(cart)
      try stall.offer("more", [random.itemRule()], random.selection(), if: random.oneIn(4) ? [random.condition()] : [])
      let more = try stall.quote(cart)
      XCTAssertLessThanOrEqual(more.total.minorUnits, one.total.minorUnits, "\(number): \(cart) \(stall.described)")
    }
  }

  func testTenTimesAllAmountsIsTenTimesTheQuote() throws {
    for number in 0..<FuzzShare.of(2_000) * RandomStall.scale {
      var random = RandomStall(seed: RandomStall.seed &* 15_485_863 &+ UInt64(number))
      var one = Stall()
      var ten = Stall()
      one.stacking = Stacking.allCases[random.below(5)]
      ten.stacking = one.stacking
      for name in ["A", "B", "C"] {
        let price = Int64(1 + random.below(30)) * 100
        let lowest = random.oneIn(3) ? Int64(random.below(10)) * 100 : nil
        try one.sell(name, price, lowest: lowest)
        try ten.sell(name, price * 10, lowest: lowest.map { $0 * 10 })
      }
      for place in 0..<1 + random.below(3) {
        let (size, amount) = (1 + random.below(3), Int64(random.below(500)))
        let percent = Percent(whole: [10, 50, 100][random.below(3)])
        let kind = random.below(5)
        func rule(_ factor: Int64) throws -> PromotionRule {
          switch kind {
          case 0: .nForM(buy: size + 1, pay: size)
          case 1: .bulkPrice(minimum: size, unitPrice: euro(amount * factor))
          case 2: .amountOff(euro(amount * factor))
          case 3: .percentOff(percent)
          default: .fullGroups(size: size, gives: .amount(euro(amount * factor)))
          }
        }
        try one.offer("\(place)", [rule(1)])
        try ten.offer("\(place)", [rule(10)])
      }
      // A tenth of an odd amount is rounded, so such carts prove nothing.
      let cart = random.cart(of: one, pieces: 6)
      let (small, large) = (try one.quote(cart), try ten.quote(cart))
      guard one.stacking == .bestPerLine || one.stacking == .bestOverall else { continue }
      XCTAssertEqual(small.total.minorUnits * 10, large.total.minorUnits, "\(number): \(cart) \(one.described)")
    }
  }

  private func expectSums(_ quote: PromotionQuote, _ number: Int) throws {
    let shipping = quote.shipping?.total.minorUnits ?? 0
    let paid = quote.subtotal.minorUnits - quote.discount.minorUnits + shipping
    XCTAssertEqual(paid, quote.total.minorUnits, "\(number)")
    var taken = quote.added.reduce(0) { $0 + $1.product.price.minorUnits * Int64($1.count) }
    for line in quote.lines {
      let pieces = line.pieces.reduce(0) { $0 + $1.price.minorUnits * Int64($1.count) }
      let off = line.discounts.reduce(0) { $0 + $1.amount.minorUnits }
      XCTAssertEqual(pieces, line.total.minorUnits, "\(number)")
      XCTAssertEqual(line.pieces.reduce(0) { $0 + $1.count }, line.quantity.pieceCount, "\(number)")
      XCTAssertEqual(line.subtotal.minorUnits - off, line.total.minorUnits, "\(number)")
      taken += off
    }
    XCTAssertEqual(taken, quote.discount.minorUnits, "\(number)")
    let applied = quote.applied.reduce(0) { $0 + $1.amount.minorUnits }
    XCTAssertEqual(applied, taken + (quote.shipping?.discount.minorUnits ?? 0), "\(number)")
  }

  private func expectPrices(_ quote: PromotionQuote, _ number: Int) {
    for line in quote.lines {
      let list = line.quantity.isWeighing ? line.subtotal.minorUnits : line.product.price.minorUnits
      let lowest = line.product.lowest.flatMap {
        line.quantity.isWeighing ? try? line.quantity.amount(at: $0) : $0
      }
      for pieces in line.pieces {
        XCTAssertGreaterThanOrEqual(pieces.price.minorUnits, max(0, min(list, lowest?.minorUnits ?? 0)), "\(number)")
        XCTAssertLessThanOrEqual(pieces.price.minorUnits, list, "\(number)")
      }
      let prices = line.pieces.map(\.price.minorUnits)
      XCTAssertEqual(prices, prices.sorted(by: >), "\(number)")
    }
  }
}

extension Stall {
  /// Everything that determines a quote.
  var described: String {
    let prices = products.map { "\($0.code) \($0.price.minorUnits) \($0.lowest?.minorUnits ?? 0) \($0.tags)" }
    return "\(stacking), \(rounding): \(prices): \(promotions.map { "\($0.rules) \($0.selection) \($0.conditions)" })"
  }
}
