import ArcadeDomain
import XCTest

final class PriceTrendTests: XCTestCase {
  func testItSumsUpThePricesOldestFirst() throws {
    let trend = try XCTUnwrap(PriceTrend(of: history([300, 100, 500, 200])))
    XCTAssertEqual(trend.prices, [200, 500, 100, 300].map(yen))
    XCTAssertEqual([trend.lowest, trend.highest, trend.last], [100, 500, 300].map(yen))
    XCTAssertEqual([trend.lowestSince, trend.highestSince], [at(3), at(2)])
    XCTAssertEqual(PriceTrend(of: history([100, 300, 100]))?.lowestSince, at(3))
  }

  func testTheMedianGoesByTheTimeThatPricesHeldFromSevenDaysOn() {
    let rows: [([(Int64, Int64)], end: Int64, Int64?)] = [
      ([(0, 9)], 6, nil), ([(0, 9)], 7, 9), ([(0, 100), (1, 20), (2, 50)], 10, 50), ([(0, 5), (5, 9)], 10, 5),
      ([(0, 9), (5, 5)], 10, 5), ([(0, 5), (4, 9)], 10, 9),
    ]
    for (prices, end, median) in rows {
      XCTAssertEqual(PriceTrend(of: days(prices), until: day(end))?.median, median.map(yen), "\(prices)")
    }
    let gap = [DatedValue(yen(9), at: day(9)), DatedValue(nil, at: day(2)), DatedValue(yen(5), at: day(0))]
    XCTAssertNil(PriceTrend(of: gap, until: day(13))?.median)
    XCTAssertEqual(PriceTrend(of: gap, until: day(14))?.median, yen(9))
  }

  func testDaysAreCountedSinceItWasAsLow() {
    let rows: [([(Int64, Int64)], end: Int64, Int?)] = [
      ([(0, 9)], 90, nil), ([(0, 9), (80, 7)], 120, 120), ([(0, 7), (10, 9), (80, 7)], 90, 80),
      ([(0, 6), (10, 9), (80, 7)], 90, 80), ([(0, 8), (10, 9), (80, 7)], 90, 90), ([(0, 7), (80, 9)], 90, nil),
      ([(0, 9), (2, 7)], 6, nil), ([(0, 9), (2, 7)], 7, 7), ([(0, 7), (80, 9), (83, 7)], 86, nil),
    ]
    for (prices, end, lowest) in rows {
      XCTAssertEqual(PriceTrend(of: days(prices), until: day(end))?.lowestDays, lowest, "\(prices)")
    }
  }

  func testOnlyThePricesInTheCurrencyOfNowCount() {
    let dollars = Money(minorUnits: 100, currency: .usd)
    let prices = [
      DatedValue(yen(3), at: at(4)), DatedValue(nil, at: at(3)), DatedValue(dollars, at: at(2)),
      DatedValue(yen(9), at: at(1)),
    ]
    XCTAssertEqual(PriceTrend(of: prices)?.prices, [yen(9), yen(3)])
  }

  func testWithoutAPriceNowThereIsNoTrend() {
    XCTAssertNil(PriceTrend(of: [DatedValue(nil, at: at(2)), DatedValue(yen(9), at: at(1))]))
    XCTAssertNil(PriceTrend(of: []))
  }

  func testAPriceHoldsUntilTheNextOne() throws {
    let trend = try XCTUnwrap(PriceTrend(of: history([100, 200, 150, 0])))
    XCTAssertEqual(trend.levels(of: 4, top: 7), [0, 5, 7, 4])
    XCTAssertEqual(trend.levels(of: 7, top: 7), [0, 0, 5, 5, 7, 7, 4])
    XCTAssertEqual(trend.levels(of: 2, top: 7), [0, 4])
    XCTAssertEqual(trend.levels(of: 1, top: 7), [4])
    XCTAssertEqual(trend.levels(of: 0, top: 7), [4])
    let later = try XCTUnwrap(PriceTrend(of: history([100, 200]), until: at(4)))
    XCTAssertEqual(later.levels(of: 4, top: 7), [7, 0, 0, 0])
    XCTAssertEqual(PriceTrend(of: history([5]))?.levels(of: 32, top: 7), [3])
    XCTAssertEqual(PriceTrend(of: history([5]), until: at(9))?.levels(of: 3, top: 7), [3, 3, 3])
    let backwards = [DatedValue(yen(3), at: at(1)), DatedValue(yen(9), at: at(5))]
    XCTAssertEqual(PriceTrend(of: backwards, until: at(1))?.levels(of: 3, top: 7), [0])
  }

  func testTheWidestPricesDoNotOverflow() throws {
    let trend = try XCTUnwrap(PriceTrend(of: history([.max, 0, .min])))
    XCTAssertEqual(trend.levels(of: 3, top: 7), [0, 4, 7])
    let longest = [DatedValue(yen(2), at: at(.max)), DatedValue(yen(1), at: at(.min))]
    XCTAssertEqual(PriceTrend(of: longest)?.levels(of: 3, top: 7), [0, 0, 7])
  }

  func testLevelsKeepTheOrderOfThePrices() throws {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let prices = (0...random.integer(below: 40)).map { _ in Int64(random.integer(below: 1_000)) }
      let trend = try XCTUnwrap(PriceTrend(of: history(prices)))

      let levels = trend.levels(of: prices.count, top: 7)

      let shown = trend.prices.map(\.minorUnits)
      XCTAssertEqual(levels.count, shown.count)
      XCTAssertTrue(levels.allSatisfy((0...7).contains))
      for (one, other) in zip(levels.indices, levels.indices.dropFirst()) where shown[one] <= shown[other] {
        XCTAssertLessThanOrEqual(levels[one], levels[other])
      }
      if Set(shown).count > 1 { XCTAssertEqual([levels.min(), levels.max()], [0, 7]) }
    }
  }

  /// Returns a history of prices in yen, newest first.
  private func history(_ prices: [Int64]) -> [DatedValue<Money>] {
    prices.enumerated().map { DatedValue(yen($1), at: at(Int64(prices.count - $0))) }
  }

  /// Returns prices with the days on which they began, newest first.
  private func days(_ prices: [(Int64, Int64)]) -> [DatedValue<Money>] {
    prices.reversed().map { DatedValue(yen($1), at: day($0)) }
  }

  private func day(_ number: Int64) -> Moment { at(number * 86_400_000) }

  private func yen(_ amount: Int64) -> Money { Money(minorUnits: amount, currency: .jpy) }

  private func at(_ milliseconds: Int64) -> Moment { Moment(milliseconds: milliseconds) }
}

final class ListingHistoryTests: XCTestCase {
  func testTheFirstOfEachListIsTheCurrentValue() {
    let figures = makeHistory().figures
    XCTAssertEqual(figures.price, Money(minorUnits: 7, currency: .usd))
    XCTAssertEqual(figures.reviewCount, 3)
    XCTAssertNil(figures.reviewAverage)
    XCTAssertEqual(figures.isAvailable, false)
  }

  func testChangesAreToldNewestFirstWithTheirTimes() {
    let history = makeHistory()
    let prices = history.changes(of: .price)
    XCTAssertEqual(prices.map(\.change.attribute), [.currency, .price, .price])
    XCTAssertEqual(prices.map(\.change.direction), [nil, .down, nil])
    XCTAssertEqual(prices.map(\.at.milliseconds), [4, 3, 2])
    XCTAssertEqual(history.changes(of: .reviewCount).map(\.change.direction), [.up])
    XCTAssertEqual(history.changes(of: .reviewAverage), [])
    XCTAssertEqual(history.changes(of: .availability).map(\.change.direction), [.down])
  }

  func testTheLastChangeIsTheLatestAndThePriceComesFirstAtTheSameTime() {
    XCTAssertEqual(makeHistory().lastChange?.change.attribute, .availability)
    XCTAssertEqual(makeHistory(soldOutAt: 4).lastChange?.change.attribute, .currency)
    XCTAssertEqual(makeHistory(soldOutAt: 4, reviewedAt: 4).lastChange?.change.attribute, .currency)
    // Reviews change all the time, so they must not hide a change of stock.
    XCTAssertEqual(makeHistory(soldOutAt: 5, reviewedAt: 5).lastChange?.change.attribute, .availability)
    XCTAssertNil(ListingHistory().lastChange)
  }

  private func makeHistory(soldOutAt soldOut: Int64 = 5, reviewedAt reviewed: Int64 = 2) -> ListingHistory {
    ListingHistory(
      prices: [
        DatedValue(Money(minorUnits: 7, currency: .usd), at: at(4)),
        DatedValue(Money(minorUnits: 900, currency: .jpy), at: at(3)),
        DatedValue(Money(minorUnits: 1_000, currency: .jpy), at: at(2)), DatedValue(nil, at: at(1)),
      ],
      reviewCounts: [DatedValue(3, at: at(reviewed)), DatedValue(2, at: at(1))],
      reviewAverages: [DatedValue(nil, at: at(1))],
      stock: [DatedValue(false, at: at(soldOut)), DatedValue(true, at: at(1))]
    )
  }

  private func at(_ milliseconds: Int64) -> Moment { Moment(milliseconds: milliseconds) }
}
