import XCTest

@testable import ArcadeData

final class SearchWordsTests: XCTestCase {
  func testAWordIsFoundWholeInEitherNumber() {
    let table: [(text: String, keyword: String, isFound: Bool)] = [
      ("Green Tea, 100 g", "tea", true), ("Green Tea, 100 g", "TEA", true), ("Green Tea, 100 g", "ｔｅａ", true),
      ("Bamboo Steamer", "tea", false), ("Team Mug", "tea", false), ("Teapot", "tea", false), ("Tea", "te", false),
      ("Té verde", "te", true), ("Te verde", "té", true), ("Green Tea", "tea green", true),
      ("Green Tea", "tea black", false), ("Desk-Lamp", "desk lamp", true), ("Desk Lamp", "desk-lamp", true),
      ("Chocolate 70 %", "70 %", true), ("Kids' Beaker", "kids", true),
      // A plural finds one, and one finds a plural.
      ("Lamp", "lamps", true), ("Lamps", "lamp", true), ("Glass", "glasses", true), ("Glasses", "glass", true),
      ("lámpara", "lámparas", true), ("tés", "té", true), ("Lamp", "lampshade", false), ("1 l", "les", false),
      // A part of a Japanese word is enough.
      ("コーヒー豆", "コーヒー", true), ("コーヒー豆", "豆", true), ("緑茶 煎茶", "茶", true), ("緑茶", "お茶", false),
      ("コーヒー 粉", "ｺｰﾋｰ", true), ("緑茶 煎茶", "緑茶　煎茶", true), ("緑茶 煎茶", "緑茶 紅茶", false),
    ]
    for row in table { XCTAssertEqual(SearchWords(of: row.text).match(row.keyword), row.isFound, "\(row)") }
  }

  func testAKeywordWithoutLettersFindsNothing() {
    for keyword in ["", " ", "!?", "☕☕", "… —"] {
      XCTAssertFalse(SearchWords(of: "Tea ☕☕ !?").match(keyword), keyword)
    }
  }
}
