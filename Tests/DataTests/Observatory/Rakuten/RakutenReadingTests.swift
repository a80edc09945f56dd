@testable import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class RakutenReadingTests: XCTestCase {
  func testAListingIsReadExactlyInEveryShape() async throws {
    let own = """
      "itemCode":"bookshop:17798676","itemName":"本","itemUrl":"https://item.example/1","shopCode":"bookshop"
      """
    let numbers =
      #""itemPrice":2808,"availability":1,"reviewCount":12,"reviewAverage":4.25,"genreId":"101937""#
    let texts =
      #""itemPrice":"2808","availability":"1","reviewCount":"12","reviewAverage":"4.25","genreId":101937"#
    let pictures = [
      #""mediumImageUrls":[{"imageUrl":"https://thumbnail.example/a.jpg?_ex=128x128"}],"smallImageUrls":[]"#,
      #""mediumImageUrls":["https://thumbnail.example/a.jpg?_ex=128x128","https://thumbnail.example/b.jpg"]"#,
      #""mediumImageUrls":[],"smallImageUrls":["https://thumbnail.example/a.jpg?_ex=128x128"]"#,
    ]
    let listing = Listing(
      id: "bookshop:17798676",
      name: "本",
      figures: ListingFigures(
        price: Money(minorUnits: 2_808, currency: .jpy),
        reviewCount: 12,
        reviewAverage: ReviewAverage(thousandths: 4_250),
        isAvailable: true
      ),
      page: "https://item.example/1",
      picture: "https://thumbnail.example/a.jpg?_ex=128x128",
      originalPicture: "https://thumbnail.example/a.jpg",
      category: "101937",
      rank: 1
    )
    for figures in [numbers, texts] {
      for picture in pictures {
        let item = "{\(own),\(figures),\(picture)}"
        for wrapped in [item, #"{"Item":\#(item)}"#, #"{"item":\#(item)}"#] {
          for list in ["Items", "items"] {
            for count in ["1", "\"1\""] {
              let body = #"{"count":\#(count),"page":1,"hits":30,"pageCount":\#(count),"\#(list)":[\#(wrapped)]}"#
              try await expectEqual(read(body), SearchResult(ListingSnapshot([listing])), body)
            }
          }
        }
      }
    }
  }

  func testFiguresAreReadExactlyOrAreMissing() async throws {
    let cases: [(keys: String, figures: ListingFigures)] = [
      (#""x":1"#, ListingFigures()),
      (#""itemPrice":null,"reviewCount":null,"reviewAverage":null,"availability":null"#, ListingFigures()),
      (#""itemPrice":"","reviewCount":" ","reviewAverage":"","availability":"""#, ListingFigures()),
      (#""itemPrice":1000.0"#, yen(1_000)), (#""itemPrice":"1000.00""#, yen(1_000)), (#""itemPrice":1e3"#, yen(1_000)),
      (#""itemPrice":0"#, yen(0)), (#""itemPrice":999999999999"#, yen(999_999_999_999)),
      (#""reviewCount":0,"reviewAverage":0.0"#, ListingFigures(reviewCount: 0, reviewAverage: .init(thousandths: 0))),
      (#""reviewAverage":4.2"#, ListingFigures(reviewAverage: ReviewAverage(thousandths: 4_200))),
      (#""reviewAverage":"4.80""#, ListingFigures(reviewAverage: ReviewAverage(thousandths: 4_800))),
      (#""reviewAverage":5"#, ListingFigures(reviewAverage: ReviewAverage(thousandths: 5_000))),
      (#""reviewAverage":4.333"#, ListingFigures(reviewAverage: ReviewAverage(thousandths: 4_333))),
      (#""availability":0"#, ListingFigures(isAvailable: false)),
      (#""availability":"0""#, ListingFigures(isAvailable: false)),
      (#""availability":false"#, ListingFigures(isAvailable: false)),
      (#""availability":true"#, ListingFigures(isAvailable: true)), (#""itemPrice":7,"currency":null"#, yen(7)),
    ]
    for (keys, figures) in cases {
      let result = try await read(items: #"{"itemCode":"a","itemName":"A",\#(keys)}"#)
      XCTAssertEqual(result.snapshot.listings.map(\.figures), [figures], keys)
      XCTAssertEqual(result.problems, [], keys)
      XCTAssertTrue(result.isComplete)
    }
  }

  func testABadListingIsLeftOutAndReportedWithItsPlace() async throws {
    let named = #""itemCode":"a","itemName":"A""#
    let average = { (text: String) in FeedMistake.outOfRange(text, lowest: "0", highest: "5") }
    let cases: [(item: String, path: String, mistake: FeedMistake)] = [
      (#"{"itemName":"A"}"#, "", .missing(key: "itemCode")), (#"{"itemCode":"a"}"#, "", .missing(key: "itemName")),
      (#"{"itemCode":" ","itemName":"A"}"#, ".itemCode", .wrongShape(expected: .text)),
      (#"{"itemCode":[],"itemName":"A"}"#, ".itemCode", .wrongShape(expected: .amount)),
      (#"{"itemCode":"a","itemName":7}"#, ".itemName", .wrongShape(expected: .text)),
      ("null", "", .wrongShape(expected: .object)), ("7", "", .wrongShape(expected: .object)),
      ("{\(named),\"itemPrice\":10.5}", ".itemPrice", .amount(.tooPrecise("10.5", decimals: 0))),
      ("{\(named),\"itemPrice\":\"2,808\"}", ".itemPrice", .amount(.notANumber("2,808"))),
      ("{\(named),\"itemPrice\":1e200}", ".itemPrice", .amount(.tooLarge("1" + String(repeating: "0", count: 39)))),
      ("{\(named),\"itemPrice\":\(Self.huge)}", ".itemPrice", .amount(.tooLarge(Self.huge))),
      ("{\(named),\"itemPrice\":-1}", ".itemPrice", .outOfRange("-1", lowest: "0", highest: nil)),
      ("{\(named),\"itemPrice\":{}}", ".itemPrice", .wrongShape(expected: .amount)),
      ("{\(named),\"itemPrice\":true}", ".itemPrice", .wrongShape(expected: .amount)),
      ("{\(named),\"reviewCount\":1.5}", ".reviewCount", .amount(.tooPrecise("1.5", decimals: 0))),
      ("{\(named),\"reviewCount\":\"\(Self.huge)\"}", ".reviewCount", .amount(.tooLarge(Self.huge))),
      ("{\(named),\"reviewAverage\":5.001}", ".reviewAverage", average("5.001")),
      ("{\(named),\"reviewAverage\":-0.5}", ".reviewAverage", average("-0.5")),
      ("{\(named),\"reviewAverage\":4.3333}", ".reviewAverage", .amount(.tooPrecise("4.3333", decimals: 3))),
      ("{\(named),\"availability\":2}", ".availability", .unknownValue("2", allowed: ["0", "1"], nearest: nil)),
      ("{\(named),\"availability\":[]}", ".availability", .wrongShape(expected: .amount)),
    ]
    for (item, path, mistake) in cases {
      let flat = try await read(items: IchibaAnswer.item(1), item, IchibaAnswer.item(3))
      XCTAssertEqual(flat.snapshot.listings.map(\.id), ["shop:1", "shop:3"], item)
      XCTAssertEqual(flat.snapshot.listings.map(\.rank), [1, 3])
      XCTAssertEqual(flat.problems.withoutLines(), [ListingProblem(at: entry(2, path), mistake)], item)
      let hasID = item.contains(#""itemCode":"a""#)
      XCTAssertEqual(flat.unreadable, hasID ? ["a"] : [], item)
      XCTAssertEqual(flat.gaps, hasID ? [] : [.leftOut(1)], item)
      guard item.hasPrefix("{") else { continue }
      let wrapped = try await read(items: #"{"Item":\#(item)}"#)
      XCTAssertEqual(wrapped.problems.withoutLines(), [ListingProblem(at: entry(1, "Item\(path)"), mistake)], item)
    }
  }

  func testOnlyAddressesOfTheWebAreTaken() async throws {
    let cases: [(address: String, taken: String?)] = [
      ("https://a.example/p", "https://a.example/p"), ("http://a.example/p", "http://a.example/p"),
      ("//a.example/p", "https://a.example/p"), (" https://a.example/p ", "https://a.example/p"),
      ("/p", nil), ("", nil), ("javascript:alert(1)", nil), ("file:///etc/passwd", nil), ("data:text/html,x", nil),
      ("ftp://a.example/p", nil), ("https://", nil), ("ssh://-oProxyCommand=x", nil),
    ]
    for (address, taken) in cases {
      let result = try await read(
        items: """
          {"itemCode":"a","itemName":"A","itemUrl":"\(address)","mediumImageUrls":["\(address)"]}
          """
      )
      XCTAssertEqual(result.snapshot.listings.map(\.page), [taken], address)
      XCTAssertEqual(result.snapshot.listings.map(\.picture), [taken], address)
      XCTAssertEqual(result.snapshot.listings.map(\.originalPicture), [nil], "it has no query")
    }
  }

  func testThePictureIsTheFirstThatCanBeTaken() async throws {
    let cases: [(keys: String, picture: String?, original: String?)] = [
      (#""mediumImageUrls":["//a.example/m?_ex=128x128"]"#, "https://a.example/m?_ex=128x128", "https://a.example/m"),
      (#""mediumImageUrls":[{},7,null,{"imageUrl":"https://a.example/m"}]"#, "https://a.example/m", nil),
      (
        #""mediumImageUrls":["javascript:x"],"smallImageUrls":[{"imageUrl":"https://a.example/s?_ex=64x64"}]"#,
        "https://a.example/s?_ex=64x64", "https://a.example/s"
      ),
      (#""mediumImageUrls":"https://a.example/m""#, nil, nil), (#""mediumImageUrls":null"#, nil, nil),
      (#""smallImageUrls":{}"#, nil, nil),
    ]
    for (keys, picture, original) in cases {
      let result = try await read(items: #"{"itemCode":"a","itemName":"A",\#(keys)}"#)
      XCTAssertEqual(result.snapshot.listings.map(\.picture), [picture], keys)
      XCTAssertEqual(result.snapshot.listings.map(\.originalPicture), [original], keys)
      XCTAssertEqual(result.problems, [])
    }
  }

  func testHostileTextCannotSteerATerminalThroughAnAddressAndIsCut() async throws {
    let long = String(repeating: "長い", count: 5_000)
    let result = try await read(
      items: #"{"itemCode":"a\u001b[2J","itemName":"\#(long)","itemUrl":"https://a.example/\u001b]0;x\u0007 b\r\n"}"#
    )

    let listing = try XCTUnwrap(result.snapshot.listings.first)
    XCTAssertEqual(listing.id, "a\u{1B}[2J", "an id is compared byte by byte, so it stays as it came")
    XCTAssertEqual(listing.name.count, 500)
    let page = try XCTUnwrap(listing.page)
    XCTAssertTrue(page.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) }, page)
  }

  func testNothingFoundIsAnEmptyCompleteResult() async throws {
    let answers: [LoopbackAnswer] = [
      .json(#"{"count":0,"Items":[]}"#), .json(#"{"count":0}"#), .json(#"{"count":"0","items":null}"#),
      .json(#"{"error":"not_found"}"#), .json(#"{"error":"not_found","error_description":"not found"}"#, status: 404),
    ]
    for answer in answers {
      try await expectEqual(IchibaStand([answer]).search(count: 3_000), SearchResult(ListingSnapshot()), "\(answer)")
    }
  }

  func testWhatIsNoPageIsCorrupt() async throws {
    let bodies = [
      "", " ", "<!DOCTYPE html><html>Access Denied</html>", "{", "{}", "[]", "null", "7", #"{"count":3}"#,
      #"{"count":3,"Items":[]}"#, #"{"count":3,"Items":null}"#, #"{"count":0,"Items":{}}"#, #"{"Items":"none"}"#,
      #"{"count":1,"Items":[{"itemCode":"a","itemNa"#, #"{"error":"surprise"}"#, #"{"Item":{"itemCode":"a"}}"#,
      String(repeating: "[", count: 100_000),
    ]
    for body in bodies {
      let failure = await repositoryFailure { try await read(body) }
      XCTAssertEqual(failure?.code, .corrupt, body.prefix(60).description)
      XCTAssertEqual(failure?.canRetry, false)
      XCTAssertEqual(failure?.subject.hasPrefix("127.0.0.1:"), true)
      XCTAssertLessThanOrEqual(failure?.detail.count ?? 0, 200)
    }
  }

  private static let huge = "99999999999999999999"

  private func yen(_ amount: Int64) -> ListingFigures {
    ListingFigures(price: Money(minorUnits: amount, currency: .jpy))
  }

  private func read(_ body: String) async throws -> SearchResult {
    try await IchibaStand([.json(body)]).search()
  }

  private func read(items: String...) async throws -> SearchResult {
    try await read(IchibaAnswer.page(items, count: items.count))
  }
}
