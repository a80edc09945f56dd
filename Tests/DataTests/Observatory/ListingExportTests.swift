import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class ListingExportTests: XCTestCase {
  func testAnExportReadsAsTheSameListingsAgain() throws {
    let names = [
      "Tea", "Tea, \"white\"", "=1+1", "'=1", "''@x", "'tis", "-5", "+", "緑茶", "a\u{301}", "two\nlines", "\"\u{301}",
      "\u{FEFF}mark", "\u{202E}turned", "back\\slash", "tab\there", "👩‍👩‍👧",
    ]
    let listings =
      try names.enumerated().map { index, name in
        try feedListing(
          "=\(index)",
          name,
          "\(index).50",
          .usd,
          reviews: index,
          average: 4_250,
          isAvailable: index % 2 == 0,
          page: "https://h/\(index)?a=1,2",
          picture: "@\(index)",
          category: name
        )
      } + [feedListing("none"), feedListing("yen", "Yen", "1000", .jpy)]
    for format in ListingExport.Format.allCases {
      let text = ListingExport(format).text(of: listings)
      let feed = try readFeed(text, as: "shop.\(format.rawValue)")
      XCTAssertEqual(feed.listings, listings, format.rawValue)
      XCTAssertEqual(feed.problems, [], format.rawValue)
      XCTAssertEqual(try readFeed(text, as: "shop").listings, listings, format.rawValue)
      XCTAssertEqual(try readFeed(ListingExport(format).text(of: []), as: "shop.\(format.rawValue)").listings, [])
    }
  }

  func testEachFormatIsWrittenAsItIsDocumented() throws {
    let listings = try [
      feedListing("=a", "Tea, white", "7.5", reviews: 12, average: 4_250, isAvailable: true), feedListing("b"),
    ]
    let headings = "id,name,price,currency,reviewCount,reviewAverage,availability,url,image,category"
    let first =
      #"{"id":"=a","name":"Tea, white","price":"7.50","currency":"EUR","reviewCount":12,"reviewAverage":"4.25","#
      + #""availability":true,"url":null,"image":null,"category":null}"#
    let second =
      #"{"id":"b","name":"b","price":null,"currency":null,"reviewCount":null,"reviewAverage":null,"#
      + #""availability":null,"url":null,"image":null,"category":null}"#
    let texts: [ListingExport.Format: String] = [
      .csv: "\(headings)\r\n'=a,\"Tea, white\",7.50,EUR,12,4.25,true,,,\r\nb,b,,,,,,,,\r\n",
      .json: "{\"schema\":\"arcade.listingFeed/1\",\"items\":[\n\(first),\n\(second)\n]}\n",
      .jsonl: "\(first)\n\(second)\n",
    ]
    for format in ListingExport.Format.allCases {
      XCTAssertEqual(ListingExport(format).text(of: listings), texts[format])
    }
  }

  func testWhatCouldSteerATerminalIsEscapedInJSON() throws {
    let text = ListingExport(.jsonl).text(of: [try feedListing("a", "\u{1B}[31m\u{9B}\u{7F}\u{202E}\u{1F600}\"\\")])
    XCTAssertTrue(text.contains(#""name":"\u001b[31m\u009b\u007f\u202e😀\"\\""#), text)
  }

  func testADefusedTextIsGivenBack() {
    for text in [
      "", "a", "'", "''", "'a", "=a", "'=a", "''=a", "+", "-1", "@", "\t", "\ra", " =a", "' =a", " '=a", " a", " ", "é",
    ] {
      XCTAssertEqual(FormulaGuard.plain(FormulaGuard.defused(text)), text, text.debugDescription)
    }
    for sign in ["＝", "＋", "－", "＠"] {
      // Japanese spreadsheets treat full-width signs like plain ones.
      XCTAssertEqual(FormulaGuard.defused("\(sign)1+1"), "'\(sign)1+1")
      XCTAssertEqual(FormulaGuard.defused("'\(sign)1+1"), "''\(sign)1+1")
      XCTAssertEqual(FormulaGuard.plain("'\(sign)1+1"), "\(sign)1+1")
    }
    XCTAssertEqual(["ー", "！", "＃a", "＝a"].map(FormulaGuard.defused), ["ー", "！", "＃a", "'＝a"])
    XCTAssertEqual(["=a", "-1", "a", "'a", "'=a"].map(FormulaGuard.defused), ["'=a", "'-1", "a", "'a", "''=a"])
    for space in [" ", "  ", "\u{A0}", "\u{3000}", "\n", "' ", " '"] {
      XCTAssertEqual(FormulaGuard.defused("\(space)=1+1"), "'\(space)=1+1", space.debugDescription)
      XCTAssertEqual(FormulaGuard.defused("\(space)a"), "\(space)a", space.debugDescription)
    }
  }
}
