import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// The first thousand prices of a feed determine its decimal sign, in every way of reading it.
final class DecimalColumnTests: XCTestCase {
  func testBothSignsAmongTheFirstPricesAreRefusedWithAPlaceOfEach() async throws {
    let folder = try TemporaryFolder()
    let feeds = [
      ("shop.csv", "id;price\na;12\nb;7,50\nc;1.400\nd;2.50\ne;3.50\n", ["shop.csv:3", "shop.csv:5"]),
      ("shop.csv", "sep=;\nid;price\na;1.234.567\nb;1,5\nc;7.50\n", ["shop.csv:3", "shop.csv:5"]),
      ("shop.jsonl", "{'id':'a','price':'7.50'}\n{'id':'b','price':'7,50'}", ["shop.jsonl:1", "shop.jsonl:2"]),
      ("shop.json", "[{'id':'a','price':'1,5'},\n{'id':'b','price':'\\u0031.5'}]", ["shop.json:1", "shop.json:2"]),
    ]
    for (name, text, places) in feeds {
      let path = try folder.write(Data(text.replacing("'", with: "\"").utf8), to: name)
      let search = await repositoryFailure {
        try await FileListings(FileListingsAddress(path: path)).search(WatchQuery(keyword: "aa")) { _ in }
      }
      XCTAssertEqual(search, RepositoryError(.twoDecimalSigns, subject: path, found: places), text)
      let difference = await repositoryFailure { try FeedDifference(from: path, to: path) }
      XCTAssertEqual(difference, search, text)
    }
  }

  func testBehindTheFirstThousandAnotherSignIsAProblemOfItsRow() throws {
    let folder = try TemporaryFolder()
    for (usual, other, plain) in [("7,50", "7.50", DecimalSign.comma), ("7.50", "7,50", .point)] {
      let prices = [String](repeating: usual, count: 1_000) + [other, "1.400", "12"]
      let thousand = plain == .comma ? "1400.00" : "1.40"
      let table = "id;price\n" + prices.enumerated().map { "a\($0);\($1)\n" }.joined()
      let lines = prices.enumerated().map { "{\"id\":\"a\($0)\",\"price\":\"\($1)\"}\n" }.joined()
      for (name, text, line) in [("shop.csv", table, 1_002), ("shop.jsonl", lines, 1_001)] {
        let feed = try readFeed(text, as: name)
        XCTAssertEqual(feed.problems.map(\.mistake), [.amount(.otherSign(other, column: plain))], name)
        XCTAssertTrue(feed.problems.first?.path.hasPrefix("\(name):\(line)") ?? false, "\(feed.problems)")
        XCTAssertEqual(feed.listings.suffix(2).map { $0.price?.decimalText }, [thousand, "12.00"], name)
        let path = try folder.write(Data(text.utf8), to: name)
        let difference = try FeedDifference(from: path, to: path)
        XCTAssertEqual(difference.newProblems.map(\.mistake), feed.problems.map(\.mistake), name)
      }
    }
  }

  /// A thousand prices may be anywhere in a file, of which only the top is read at first.
  func testTheSignIsFoundHoweverFarDownThePricesStand() throws {
    let folder = try TemporaryFolder()
    let filler = String(repeating: "x", count: 900)
    let open = (0..<600).map { "a\($0);\(filler);1.400\n" }.joined()
    let old = try folder.write(Data("id;name;price\n\(open)z;Z;7,50\n".utf8), to: "old.csv")
    let new = try folder.write(Data("id;name;price\n\(open)z;Z;8,50\n".utf8), to: "new.csv")
    let difference = try FeedDifference(from: old, to: new)
    XCTAssertEqual(difference.unchanged, 600)
    XCTAssertEqual(difference.changed.map(\.id), ["z"])
    XCTAssertEqual(difference.newProblems.total, 0)
  }

  func testANumberOfJSONIsItself() throws {
    let lines = "{'id':'a','price':1.4}\n{'id':'b','price':'1.400'}\n{'id':'c','price':'7,50 €'}"
      .replacing("'", with: "\"")
    let feed = try readFeed(lines, as: "shop.jsonl")
    XCTAssertEqual(feed.listings.map { $0.price?.decimalText }, ["1.40", "1400.00", "7.50"])
    let path = try TemporaryFolder()
    let (old, new) = try (
      path.write(Data(lines.utf8), to: "old.jsonl"),
      path.write(Data(lines.replacing("1.400", with: "1400").utf8), to: "new.jsonl")
    )
    XCTAssertEqual(try FeedSummary(from: old, to: new).unchanged, 3)
  }

  func testAFirstLineSaysTheDelimiter() throws {
    for line in ["sep=;", "SEP=;", "\"sep=;\""] {
      for (mark, end) in [("", "\n"), ("\u{FEFF}", "\r\n")] {
        let feed = try readFeed([mark + line, "id;name;price", "a;Tea, green;7,50", ""].joined(separator: end))
        XCTAssertEqual(feed.listings, [try feedListing("a", "Tea, green", "7.50")], line)
      }
    }
    for (sign, name) in [(",", "shop.csv"), ("|", "shop.tsv"), ("\t", "shop.csv")] {
      let feed = try readFeed("sep=\(sign)\nid\(sign)price\na\(sign)7.50\n", as: name)
      XCTAssertEqual(feed.listings, [try feedListing("a", "a", "7.50")], name)
    }
    XCTAssertEqual(try readFeed("sep=;\nid;price\na;x\n").problems.map(\.path), ["shop.csv:3"])
  }

  func testWhatAPriceIsInComesFromItsTextThenFromTheFeed() throws {
    let feed = try readFeed("id\tprice\tcurrency\na\tUS$ 5\t\nb\t$5\tMXN\nc\t5\t\nd\t€5\tUSD\ne\t$5\t\n")
    XCTAssertEqual(feed.listings.map { $0.price?.currency.code }, ["USD", "MXN", "EUR"])
    XCTAssertEqual(feed.problems.map(\.mistake), [.amount(.notANumber("€5")), .missing(key: "currency")])
  }
}
