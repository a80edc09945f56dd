import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class FeedDifferenceTests: XCTestCase {
  private let old = """
    id,name,price,currency,reviewCount,reviewAverage,availability
    a,A,10.00,EUR,1,4.2,true
    b,B,10.00,EUR,1,4.2,true
    c,C,10.00,EUR,1,4.2,true
    d,D,10.00,EUR,1,4.2,true
    e,E,,,,,
    f,F,10.0,EUR,1,4.2,true
    """

  func testWhatChangedIsToldInTheOrderOfTheIDs() throws {
    let new = """
      id,name,price,currency,reviewCount,reviewAverage,availability
      g,G,1
      f,Other name,10.00,,1,4.200,yes
      e,E,5,EUR,0,,
      c,C,9.5,EUR,2,4.8,false
      b,B,10.00,USD,1,4.2,true
      B,B,1
      a,A,10.00,EUR,1,4.2,true
      """
    let difference = try difference(old, new)

    XCTAssertEqual(difference.new, ["B", "g"])
    XCTAssertEqual(difference.outOfSight, ["d"])
    XCTAssertEqual(difference.unchanged, 2)
    XCTAssertEqual(
      difference.changed.map { change in "\(change.id): " + change.changes.map(text).joined(separator: ", ") },
      [
        "b: currency EUR USD -",
        "c: price 10.00 9.50 down, reviewCount 1 2 up, reviewAverage 4.2 4.8 up, availability true false down",
        "e: price - 5.00 -, reviewCount - 0 -",
      ]
    )
    XCTAssertEqual(difference.oldProblems, [])
    XCTAssertEqual(difference.newProblems, [])
  }

  func testARowThatCannotBeReadIsAProblemUnlessItIsGone() throws {
    let difference = try difference(
      "id,price,reviewCount\na,x,1\nb,x,1\nc,1,1\nd,1,1\ne,1,1\na,2,1\n,5,1\nf,x",
      "id,price,reviewCount\na,x,1\nb,1,1\nc,x,1\nd,1,1,no\ne,1,1\ne,7,1\ng,x"
    )

    XCTAssertEqual(difference.unchanged, 3, "a, d and e")
    XCTAssertEqual(difference.changed, [])
    XCTAssertEqual(difference.new, ["g"])
    XCTAssertEqual(difference.outOfSight, ["f"])
    let bad = FeedMistake.amount(.notANumber("x"))
    XCTAssertEqual(difference.oldProblems.map(\.place.path), [2, 3, 7, 8].map { "old.csv:\($0)" })
    XCTAssertEqual(difference.oldProblems.map(\.mistake), [bad, bad, .repeated("a"), .missing(key: "id")])
    XCTAssertEqual(difference.newProblems.map(\.place.path), [2, 4, 5, 7, 8].map { "new.csv:\($0)" })
    XCTAssertEqual(difference.newProblems.map(\.mistake), [bad, bad, .tooManyFields, .repeated("e"), bad])
  }

  func testFeedsOfDifferentKindsAreComparedByWhatTheySay() throws {
    let kinds = [
      ("csv", old), ("tsv", old.replacingOccurrences(of: ",", with: "\t")),
      ("csv", "price;availability;id\n10;1;a\n10;1;b\n10;1;c\n10;1;d\n;;e\n10;1;f\n"),
      (
        "json",
        #"[{"id":"f","price":10},{"id":"e"},{"id":"d","price":10},{"id":"c","price":10},{"id":"b","price":10},"#
          + #"{"id":"a","price":10}]"#
      ),
      ("jsonl", ["a", "b", "c", "d", "e", "f"].map { "{\"id\":\"\($0)\"}" }.joined(separator: "\n")),
    ]
    for (kind, text) in kinds {
      for (otherKind, other) in kinds {
        let difference = try difference(text, other, kind, otherKind)
        XCTAssertEqual(difference.unchanged + difference.changed.count, 6, "\(kind) \(otherKind)")
        XCTAssertEqual(difference.new + difference.outOfSight, [], "\(kind) \(otherKind)")
        let back = try self.difference(other, text, otherKind, kind)
        XCTAssertEqual(back.changed.map(\.id), difference.changed.map(\.id), "\(kind) \(otherKind)")
      }
    }
  }

  func testTheSameBytesBelowOtherHeadingsSayOtherThings() throws {
    let difference = try difference("id,price,reviewCount\na,1,2\nb,3,3", "id,reviewCount,price\na,1,2\nb,3,3")
    XCTAssertEqual(difference.changed.map(\.id), ["a"])
    XCTAssertEqual(difference.unchanged, 1)
  }

  func testManyRowsAreComparedAsFewAre() throws {
    var random = SplitMix64(seed: 3)
    let rows = (0..<20_000).map { "item-\($0 * 7919 % 20_011)-\($0 % 3),\($0 % 50)" }
    let other = rows.filter { _ in random.next() % 100 > 0 }.map { random.next() % 30 == 0 ? $0 + "1" : $0 }
    let shuffled = other.map { ($0, random.next()) }.sorted { $0.1 < $1.1 }.map(\.0)
    let old = (["id,price"] + rows + [rows[0], rows[19_999]]).joined(separator: "\n")
    let difference = try difference(old, (["id,price"] + shuffled).joined(separator: "\r\n"))
    let kept = Set(other.map { $0.prefix { $0 != "," } })

    XCTAssertEqual(difference.oldProblems.map(\.place.path), ["old.csv:20002", "old.csv:20003"])
    let expected = Set(rows.map { String($0.prefix { $0 != "," }) }).subtracting(kept.map(String.init))
    XCTAssertEqual(Set(difference.outOfSight), expected)
    XCTAssertEqual(difference.changed.count, Set(other).subtracting(rows).count)
    XCTAssertEqual(difference.unchanged, other.count - difference.changed.count)
  }

  func testAFeedThatIsCutAnywhereIsReadWithinItsBytes() throws {
    let whole = Array("\u{FEFF}id,\"price\"\r\na,1\r\n\"b\",\"2\"\r\n緑茶,\"3\n\"\rd,\0\n".utf8)
    let folder = try TemporaryFolder()
    var compared = 0
    for end in 0...whole.count {
      let file = FeedFile(path: "cut.csv", Data(whole[..<end]))
      guard let feed = try? ListingFeed(file, columns: .usual) else { continue }
      let difference = try FeedDifference(OldAndNew(old: ComparedFeed(feed), new: ComparedFeed(feed)))
      XCTAssertEqual(difference.new + difference.outOfSight, [], "\(end)")
      let path = try folder.write(Data(whole[..<end]), to: "cut.csv")
      XCTAssertEqual(try FeedDifference(from: path, to: path), difference, "\(end)")
      compared += 1
    }
    XCTAssertGreaterThan(compared, 30)
  }

  func testFilesAreComparedWhereverTheyStand() throws {
    let folder = try TemporaryFolder()
    let paths = try (
      folder.write(Data("sku\tcost\na\t1\n".utf8), to: "old.tsv"),
      folder.write(Data("{\"SKU\":\"a\",\"cost\":2}".utf8), to: "new.jsonl")
    )
    let difference = try FeedDifference(from: paths.0, to: paths.1, columns: FeedColumns("id=sku,price=cost"))
    XCTAssertEqual(difference.changed.map(\.id), ["a"])
  }

  func testFilesInOtherEncodingsAreComparedAsTheyAreRead() throws {
    let folder = try TemporaryFolder()
    // After the first part, which is all that is read at first.
    let name = String(repeating: "Tea ", count: 30)
    let rows = (0..<2_500).map { "p\($0);\(name);7,50\n" }.joined()
    for (encoding, word) in [(String.Encoding.windowsCP1252, "Té"), (.shiftJIS, "お茶"), (.utf16, "Té")] {
      let old = "id;name;price\n\(rows)café;\(word);1.400\n".replacing(
        "café",
        with: encoding == .shiftJIS ? "茶葉" : "café"
      )
      let one = try folder.write(try XCTUnwrap(old.data(using: encoding)), to: "old.csv")
      let two = try folder.write(Data(old.replacing("1.400", with: "1.500").utf8), to: "new.csv")
      let difference = try FeedDifference(from: one, to: two)
      XCTAssertEqual(difference.changed.map(\.id), [encoding == .shiftJIS ? "茶葉" : "café"], "\(encoding)")
      XCTAssertEqual(difference.unchanged, 2_500, "\(encoding)")
      XCTAssertEqual(difference.oldProblems, [], "\(encoding)")
      XCTAssertEqual(difference.newProblems, [], "\(encoding)")
    }
  }

  func testTheVariantsOfSavedProductsAreCompared() throws {
    func products(_ variants: String, _ more: String = "") -> String {
      "{\"products\":[{\"id\":7,\"title\":\"Strider\",\"variants\":[\(variants)]}\(more)]}"
    }
    let first = #"{"id":41,"title":"9","available":true,"price":"135.00"},{"id":42,"title":"10","price":"11.00"}"#
    let second = #"{"id":41,"title":"9","available":true,"price":"1.00"},{"id":42,"title":"10","price":"11.00"}"#
    let cup = #","# + "\n" + #"{"id":8,"title":"Cup","variants":[{"id":1,"title":"Default Title","price":"9.50"}]}"#
    let broken = "," + "\n" + #"{"id":9,"title":"Ghost"}"#
    let difference = try compared(products(first, broken), products(second, cup), as: "products.json")

    XCTAssertEqual(difference.new, ["8:1"])
    XCTAssertEqual(difference.outOfSight, [])
    XCTAssertEqual(difference.unchanged, 1)
    XCTAssertEqual(
      difference.changed.map { "\($0.id): " + $0.changes.map(text).joined() },
      ["7:41: price 135.00 1.00 down"]
    )
    XCTAssertEqual(difference.oldProblems.map(\.place.path), ["old products.json:2:1"])
    XCTAssertEqual(difference.newProblems, [])
    let none = try compared(products(first), #"{"products":[]}"#, as: "products.json")
    XCTAssertEqual(none.outOfSight, ["7:41", "7:42"])
    let repeated = try compared(products(first), products(first + "," + first), as: "products.json")
    XCTAssertEqual(repeated.unchanged, 2)
    XCTAssertEqual(repeated.newProblems.total, 2)
  }

  func testWithoutAnIDTheAddressOrTheNameStandsForIt() throws {
    let rows: [(old: String, new: String, changed: [String])] = [
      ("name,price\nTea,5\nCup,6\n", "name,price\nTea,4\nCup,6\nHerbs,\n", ["Tea"]),
      ("name,price,url\nA,5,/a\nB,6,/b\n", "name,price,url\nX,4,/a\nB,6,/b\n,,\nTotal,11,\n", ["/a"]),
    ]
    for (old, new, changed) in rows {
      let difference = try compared(old, new, as: "shop.csv")
      XCTAssertEqual(difference.changed.map(\.id), changed)
      XCTAssertEqual([difference.unchanged, difference.new.count, difference.outOfSight.count], [1, 0, 0])
      XCTAssertEqual(difference.newProblems, [])
    }
    let lists = try compared(#"[{"title":"Tea","price":5}]"#, #"[{"title":"Tea","price":4}]"#, as: "shop.json")
    XCTAssertEqual(lists.changed.map(\.id), ["Tea"])
    let other = ("id,name,price\na,Tea,5\n", "name,price\nTea,5\n")
    for (old, new) in [other, (other.1, other.0)] {
      XCTAssertThrowsError(try compared(old, new, as: "shop.csv")) {
        XCTAssertEqual(($0 as? RepositoryError)?.code, .noSuchColumn)
        XCTAssertEqual(($0 as? RepositoryError)?.detail, "id")
      }
    }
  }

  func testAFileThatIsCutAfterItWasReadIsStillThere() throws {
    let folder = try TemporaryFolder()
    let text = "id,name\n" + String(repeating: "a,Tea\n", count: 100_000)
    let file = try FeedFile(reading: folder.write(Data(text.utf8), to: "shop.csv"))
    try folder.write(Data(), to: "shop.csv")
    XCTAssertEqual(file.data, Data(text.utf8))
  }

  private func difference(
    _ old: String,
    _ new: String,
    _ oldKind: String = "csv",
    _ newKind: String = "csv"
  ) throws -> FeedDifference {
    try FeedDifference(
      OldAndNew(old: ComparedFeed(feed(old, "old.\(oldKind)")), new: ComparedFeed(feed(new, "new.\(newKind)")))
    )
  }

  /// Compares two files, each named by its age and a name.
  private func compared(_ old: String, _ new: String, as name: String) throws -> FeedDifference {
    let folder = try TemporaryFolder()
    let paths = try [("old", old), ("new", new)].map { try folder.write(Data($1.utf8), to: "\($0) \(name)") }
    return try FeedDifference(from: paths[0], to: paths[1])
  }

  private func feed(_ text: String, _ name: String) throws -> ListingFeed {
    try ListingFeed(FeedFile(path: "/tmp/\(name)", Data(text.utf8)), columns: .usual)
  }

  private func text(_ change: ListingChange) -> String {
    let ends = [change.from, change.to].map { $0?.machineText ?? "-" }
    return ([change.attribute.rawValue] + ends + [change.direction?.rawValue ?? "-"]).joined(separator: " ")
  }
}
