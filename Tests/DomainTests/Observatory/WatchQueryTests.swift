import ArcadeDomain
import XCTest

final class WatchQueryTests: XCTestCase {
  func testKeywordsAreRefusedWhereTheyFindEverythingOrNothing() {
    let cases: [(String, WatchQueryError?)] = [
      ("tea", nil), ("茶", nil), ("お茶", nil), ("te", nil), ("ア", nil), ("ｱｲ", nil), ("🧉", nil), ("한", nil), ("Ａ", nil),
      ("vitamin C", nil), (String(repeating: "a", count: 128), nil), (String(repeating: "茶", count: 64), nil),
      ("a", .keywordTooShort("a")), (" a\u{3000}", .keywordTooShort("a")), ("ｱ", .keywordTooShort("ｱ")),
      ("é", .keywordTooShort("é")), ("e\u{301}", .keywordTooShort("e\u{301}")), ("7", .keywordTooShort("7")),
      ("", .nothingToSearchFor), (" \u{3000}\n", .nothingToSearchFor),
      (String(repeating: "茶", count: 65), .keywordTooLong(String(repeating: "茶", count: 65), most: 128)),
    ]
    for (keyword, expected) in cases {
      XCTAssertEqual(refusal { () throws(WatchQueryError) in try WatchQuery(keyword: keyword) }, expected, keyword)
    }
  }

  func testACategoryNeedsNoKeyword() throws {
    let query = try WatchQuery(category: ListingCategory(id: "1", name: "Tea"))
    XCTAssertEqual(query.keyword, "")
    XCTAssertEqual(query.usualName?.text, "Tea")
    XCTAssertEqual(try WatchQuery(keyword: "\u{3000}green  tea ").keyword, "green  tea")
    XCTAssertEqual(try WatchQuery(keyword: "green tea").usualName?.text, "green tea")
  }

  func testTheNumberOfResultsHasLimits() throws {
    XCTAssertEqual(try WatchQuery(keyword: "tea").count, 30)
    for (count, isRefused) in [(1, false), (3_000, false), (0, true), (-1, true), (3_001, true)] {
      let error = refusal { () throws(WatchQueryError) in try WatchQuery(keyword: "tea", count: count) }
      XCTAssertEqual(error, isRefused ? .countOutOfRange(count, 1...3_000) : nil)
    }
  }

  func testARangeOfPricesHasRoomForAPrice() throws {
    let (low, high) = (Money(minorUnits: 5, currency: .jpy), Money(minorUnits: 9, currency: .jpy))
    let dollars = Money(minorUnits: 9, currency: .usd)
    let range = try PriceRange(from: low, to: high)
    XCTAssertEqual(
      [4, 5, 9, 10].map { range.contains(Money(minorUnits: $0, currency: .jpy)) },
      [false, true, true, false]
    )
    XCTAssertFalse(range.contains(dollars))
    XCTAssertTrue(PriceRange.any.contains(dollars))
    XCTAssertEqual(try PriceRange(), .any)
    XCTAssertNoThrow(try PriceRange(from: low, to: low))
    let negative = Money(minorUnits: -1, currency: .jpy)
    let refusals = [(high, low), (low, dollars), (negative, high)].map { from, to in
      refusal { () throws(WatchQueryError) in try PriceRange(from: from, to: to) }
    }
    XCTAssertEqual(
      refusals,
      [.emptyPriceRange(from: high, to: low), .emptyPriceRange(from: low, to: dollars), .negativePrice(negative)]
    )
  }

  func testANameHasSomethingToRead() {
    XCTAssertEqual(Watch.Name(" green tea\u{3000}\n")?.text, "green tea")
    XCTAssertNil(Watch.Name(" \u{3000}"))
    XCTAssertEqual(Watch.Name("green\n tea\r\n")?.text, "green tea", "it is one line")
    XCTAssertEqual(Watch.Name("Tea"), Watch.Name("tea"))
    XCTAssertEqual(Watch.Name("CAFÉ"), Watch.Name("cafe\u{301}"))
    XCTAssertNotEqual(Watch.Name("cafe"), Watch.Name("café"))
  }

  func testMeansOfReviewsAreExact() throws {
    XCTAssertEqual(try ReviewAverage(decimal: "4.25").thousandths, 4_250)
    XCTAssertLessThan(try ReviewAverage(decimal: "4.2"), try ReviewAverage(decimal: "4.8"))
    XCTAssertEqual(try ReviewAverage(decimal: "4.20"), try ReviewAverage(decimal: "4.2"))
    XCTAssertThrowsError(try ReviewAverage(decimal: "4.2501"))
    let texts = ["4.25", "4", "0", "10", "0.005"]
    XCTAssertEqual([4_250, 4_000, 0, 10_000, 5].map { ReviewAverage(thousandths: $0).decimalText }, texts)
  }

  private func refusal<Value>(of body: () throws(WatchQueryError) -> Value) -> WatchQueryError? {
    do throws(WatchQueryError) {
      _ = try body()
      return nil
    } catch {
      return error
    }
  }
}
