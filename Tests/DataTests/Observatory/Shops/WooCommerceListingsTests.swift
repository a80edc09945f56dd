import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class WooCommerceListingsTests: XCTestCase {
  func testPricesAreInMinorUnitsOfTheShop() async throws {
    let stand = try Self.stand([
      (
        #"""
        [{"id":34,"name":"WordPress&#8217;s Pennant","permalink":"https://s.example/p/34","sku":"wp-pennant",
          "prices":{"currency_code":"GBP","currency_minor_unit":2,"price":"1105","price_range":null},
          "average_rating":"4.25","review_count":4,"images":[{"id":57,"src":"https://s.example/f.jpg","thumbnail":"https://s.example/t.jpg"}],
          "is_in_stock":true},
         {"id":35,"name":"Hoodie","permalink":"javascript:alert(1)",
          "prices":{"currency_code":"JPY","currency_minor_unit":0,"price":"4200","price_range":{"min_amount":"4000","max_amount":"4500"}},
          "average_rating":"0","review_count":0,"images":[],"is_in_stock":false},
         {"id":36,"name":"Call us","prices":{"currency_code":"EUR","currency_minor_unit":2,"price":""}}]
        """#, 3
      )
    ])

    let result = try await stand.woo().search(.everything) { _ in }

    let listings = result.snapshot.listings
    XCTAssertEqual(listings.map(\.id), ["34", "35", "36"])
    XCTAssertEqual(listings[0].name, "WordPress’s Pennant")
    XCTAssertEqual(listings.map { $0.price?.decimalText }, ["11.05", "4000", nil])
    XCTAssertEqual(listings.map { $0.price?.currency.code }, ["GBP", "JPY", nil])
    XCTAssertEqual(listings.map(\.reviewCount), [4, 0, nil])
    XCTAssertEqual(listings.map { $0.reviewAverage?.decimalText }, ["4.25", nil, nil])
    XCTAssertEqual(listings.map(\.isAvailable), [true, false, nil])
    XCTAssertEqual(listings.map(\.page), ["https://s.example/p/34", nil, nil])
    XCTAssertEqual(listings[0].picture, "https://s.example/t.jpg")
    XCTAssertTrue(result.isComplete)
  }

  func testWhereAllCameOfACountTheOthersAreGone() async throws {
    let stand = try Self.stand([(Self.page(1...100), 120), (Self.page(101...120), 120)])
    let result = try await stand.woo().search(.everything, knowing: [Self.listing("999")]) { _ in }
    XCTAssertEqual(result.snapshot.listings.count, 120)
    XCTAssertTrue(result.isComplete)
    XCTAssertEqual(stand.asked.count, 2)
  }

  func testWhatDoesNotAddUpIsIncomplete() async throws {
    let cases: [([(String, Int?)], [UpdateWarning])] = [
      ([(Self.page(1...100), 150), (Self.page(91...140), 150)], [.missing(10, of: 150)]),
      ([(Self.page(1...100), 150), (Self.page(101...149), 149)], [.countDrifted(from: 150, to: 149)]),
      ([(Self.page(1...3), 2)], [.countDrifted(from: 2, to: 3)]),
      ([(Self.page(1...100), 150), (Self.page(1...100), 150)], [.pageFailed(2, because: .unclear)]),
      ([(Self.page(1...100), 150), ("[]", 150)], [.missing(50, of: 150)]),
      ([(Self.page(1...100), 150), ("null", 150)], [.pageFailed(2, because: .corrupt)]),
      ([(Self.page(1...3), nil)], [.missing(1, of: 1)]),
    ]
    for (pages, gaps) in cases {
      let stand = try Self.stand(pages)
      let result = try await stand.woo().search(.everything, knowing: [Self.listing("999")]) { _ in }
      XCTAssertEqual(result.gaps, gaps)
      XCTAssertEqual(result.gone, [])
    }
  }

  func testAServerThatFailsIsAnErrorAndAnEmptyShopIsNot() async throws {
    for (answer, code): (LoopbackAnswer, RepositoryError.Code) in [
      (.status(429), .askedToWait), (.status(500), .serverError), (.status(404), .notFound),
      (.body(Array("<html>".utf8)), .notData), (.json(#"{"code":"x"}"#), .corrupt), (.json(#"[{"id":1"#), .corrupt),
      (.json(#"{"code":"x","message":"No route"}"#), .notData),
    ] {
      let stand = try ShopStand([Self.path: [answer]])
      await ShopifyListingsTests.expectFailure(code) { try await stand.woo().search(.everything) { _ in } }
    }
    let empty = try await Self.stand([("[]", 0)]).woo().search(.everything) { _ in }
    XCTAssertEqual(empty, SearchResult(ListingSnapshot()))
  }

  private static let path = "/wp-json/wc/store/v1/products"

  private static func page(_ numbers: ClosedRange<Int>) -> String {
    let products = numbers.map {
      #"{"id":\#($0),"name":"P\#($0)","prices":{"currency_code":"EUR","currency_minor_unit":2,"price":"\#($0)00"},"is_in_stock":true}"#
    }
    return "[\(products.joined(separator: ","))]"
  }

  private static func stand(_ pages: [(String, Int?)]) throws -> ShopStand {
    let answers = (pages + [("[]", pages.last?.1)]).map { body, total in
      LoopbackAnswer.body(headers: total.map { ["X-WP-Total": "\($0)"] } ?? [:], Array(body.utf8))
    }
    return try ShopStand([path: answers])
  }

  private static func listing(_ id: String) -> Listing {
    Listing(id: id, name: id, figures: ListingFigures(), rank: 1)
  }
}
