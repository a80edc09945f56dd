import ArcadeDomain
import ArcadeTesting
import XCTest

final class DailyPricesTests: XCTestCase {
  private let december1 = DailyPrices.firstDay.after(334)

  func testTheFirstDayIsNumberOne() throws {
    XCTAssertEqual(DailyPrices.firstDay, CalendarDay(year: 2026, month: 1, day: 1))
    XCTAssertEqual(try SamplePrices.daily(on: DailyPrices.firstDay).id.number, 1)
    XCTAssertEqual(DailyPrices.ID(december1, version: "1").number, 335)
    XCTAssertEqual(december1.isoText, "2026-12-01")
    XCTAssertThrowsError(try SamplePrices.daily(on: DailyPrices.firstDay.after(-1))) { error in
      XCTAssertEqual(error as? PriceGameError, .noDaily(DailyPrices.firstDay.after(-1)))
    }
  }

  // Computed from the definition by a separate program in another language.
  func testTheProductsAreThoseWithTheLowestValues() throws {
    let assortment = PriceAssortment(of: SamplePrices.products(8))
    XCTAssertEqual(assortment.version, "16a66aad")
    let daily = try DailyPrices(of: assortment, on: december1)
    XCTAssertEqual(daily.products.map(\.id), ["SKU4", "SKU6", "SKU1", "SKU7", "SKU0"])
    let other = try DailyPrices(of: assortment, on: december1.after(-11))
    XCTAssertEqual(other.products.map(\.id), ["SKU0", "SKU5", "SKU2", "SKU6", "SKU3"])
  }

  func testTheOrderOfACatalogueChangesNothing() throws {
    let products = SamplePrices.products(40)
    let expected = PriceAssortment(of: products)
    var random = SplitMix64(seed: 1)
    for _ in 0..<20 {
      let assortment = PriceAssortment(of: products.inRandomOrder(using: &random) + products.prefix(3))
      XCTAssertEqual(assortment, expected)
      XCTAssertEqual(
        try DailyPrices(of: assortment, on: december1),
        try DailyPrices(of: expected, on: december1)
      )
    }
    XCTAssertNotEqual(PriceAssortment(of: products.dropLast()).version, expected.version)
  }

  func testFewerThanFiveProductsMakeNoDaily() {
    XCTAssertThrowsError(try SamplePrices.daily(products: 4)) { error in
      XCTAssertEqual(error as? PriceGameError, .tooFewForDaily(4))
    }
    XCTAssertNoThrow(try SamplePrices.daily(products: 5))
  }

  func testAGuessIsJudgedByWholeMinorUnits() {
    let cases: [(price: Int64, given: Int64, PriceVerdict, DailySign)] = [
      (10_000, 9_500, .right, .right), (10_000, 10_500, .right, .right), (10_000, 9_499, .higher, .near),
      (10_000, 10_501, .lower, .near), (10_000, 7_500, .higher, .near), (10_000, 7_499, .higher, .far),
      (10_000, 12_500, .lower, .near), (10_000, 12_501, .lower, .far), (10_000, 15_001, .lower, .far),
      // An error of one minor unit is right, however cheap the product is.
      (3, 2, .right, .right), (3, 4, .right, .right), (3, 5, .lower, .far), (1, 2, .right, .right),
      (19, 20, .right, .right), (20, 22, .lower, .near), (.max - 1, 1, .higher, .far), (1, .max - 1, .lower, .far),
    ]
    for (price, given, verdict, sign) in cases {
      let guess = DailyGuess(
        of: DailyPrices.ID(december1, version: "1"),
        place: 1,
        product: "A",
        number: 1,
        given: Money(minorUnits: given, currency: .usd),
        price: Money(minorUnits: price, currency: .usd),
        on: december1,
        at: .november20
      )
      XCTAssertEqual(guess.verdict, verdict, "\(given) for \(price)")
      XCTAssertEqual(guess.sign, sign, "\(given) for \(price)")
    }
  }

  func testAStreakCountsDaysInARowThatWereBegunOnTheirDay() {
    func result(_ day: Int, begun: Int? = nil, done: Int = 5) -> DailyResult {
      let days = [day, begun ?? day].map { december1.after($0) }
      return DailyResult(DailyPrices.ID(days[0], version: "1"), right: 3, done: done, guesses: 12, begunOn: days[1])
    }
    let cases: [([DailyResult], Int)] = [
      ([], 0), ([result(0)], 1), ([result(-1)], 1), ([result(-2)], 0), ([result(0), result(-1), result(-2)], 3),
      ([result(0), result(-2)], 1), ([result(0, done: 4), result(-1)], 1), ([result(-1, begun: 0), result(-2)], 0),
    ]
    for (results, streak) in cases { XCTAssertEqual(results.streak(on: december1), streak) }
  }

  func testTheTableCountsWhatIsFinishedAndWasBegunOnItsDay() throws {
    let (anna, ben) = (try XCTUnwrap(Owner("Anna")), try XCTUnwrap(Owner("Ben")))
    func result(_ day: Int, right: Int, guesses: Int, done: Int = 5, begun: Int? = nil) -> DailyResult {
      DailyResult(
        DailyPrices.ID(december1.after(day), version: "1"),
        right: right,
        done: done,
        guesses: guesses,
        begunOn: december1.after(begun ?? day)
      )
    }
    let ranking = DailyStanding.ranking([
      Owned(result(0, right: 4, guesses: 12), of: anna), Owned(result(-1, right: 1, guesses: 20), of: anna),
      Owned(result(0, right: 5, guesses: 9), of: ben), Owned(result(-1, right: 5, guesses: 5, begun: 0), of: ben),
      Owned(result(-2, right: 3, guesses: 9, done: 3), of: ben), Owned(result(0, right: 5, guesses: 8), of: .nobody),
    ])
    XCTAssertEqual(ranking.map(\.owner), [.nobody, ben, anna])
    XCTAssertEqual(
      ranking.map { [$0.value.right, $0.value.guesses, $0.value.days] },
      [[5, 8, 1], [5, 9, 1], [5, 32, 2]]
    )
  }
}
