import ArcadeDomain
import XCTest

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
    // Reviews come all the time, so whether it can be bought must not hide behind them.
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
