import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeData

final class FeedColumnsTests: XCTestCase {
  func testAMappingReadsAsItIsWritten() throws {
    for (text, written) in [
      ("id=sku", "id=sku"), ("price=cost,id=sku", "id=sku,price=cost"),
      (" Review Count = n , ID = Sku No ", "id=Sku No,reviewCount=n"), ("decimal=comma", "decimal=comma"),
      ("Decimal=Point,id=sku", "id=sku,decimal=point"), ("id=a=b", "id=a=b"), ("url=id#", "url=id#"),
    ] {
      let columns = try FeedColumns(text)
      XCTAssertEqual(columns.text, written)
      XCTAssertEqual(try FeedColumns(columns.text), columns)
    }
    XCTAssertEqual(FeedColumns.usual.text, "")
  }

  func testAMistakeInAMappingIsNamed() {
    let cases: [(String, FeedColumns.Mistake)] = [
      ("", .notAPair("")), ("id", .notAPair("id")), ("id=", .notAPair("id=")), ("=sku", .notAPair("=sku")),
      ("id=_-", .notAPair("id=_-")), ("id=sku,", .notAPair("")),
      ("prize=cost", .unknownField("prize", nearest: "price")), ("zebra=cost", .unknownField("zebra", nearest: nil)),
      ("id=a,ID=b", .fieldTwice(.id)), ("id=a,name=A", .headingTwice("A")),
    ]
    for (text, mistake) in cases {
      XCTAssertThrowsError(try FeedColumns(text), text) { XCTAssertEqual($0 as? FeedColumns.Mistake, mistake, text) }
    }
  }

  func testAnAddressKeepsItsPathAndItsMapping() async throws {
    let mapping = try FeedColumns("id=sku,price=cost")
    let cases: [(String, path: String, FeedColumns)] = [
      ("file:shop.csv", "shop.csv", .usual), ("file:/x/shop.csv", "/x/shop.csv", .usual),
      ("file:/x/shop.csv#id=sku,price=cost", "/x/shop.csv", mapping),
      ("file:/x#1/shop.csv#id=sku,price=cost", "/x#1/shop.csv", mapping),
      ("file:/x/shop.csv#idd=sku", "/x/shop.csv#idd=sku", .usual), ("file:/x/shop#", "/x/shop#", .usual),
      ("file:#id=sku", "#id=sku", .usual),
    ]
    for (text, path, columns) in cases {
      let address = try FileListingsAddress(text)
      XCTAssertEqual(address, FileListingsAddress(path: path, columns: columns), text)
      XCTAssertEqual(address.text, text)
    }
    for text in ["", "file:", "shop.csv", "demo", "FILE:x"] {
      await expectFailure(.badAddress, text) { try FileListingsAddress(text) }
    }
    XCTAssertEqual(try FileListingsAddress("file:/a/./b/../c.csv#id=x").absolute.text, "file:/a/c.csv#id=x")
    XCTAssertTrue(try FileListingsAddress("file:c.csv").absolute.path.hasPrefix("/"))
  }
}
