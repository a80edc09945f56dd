import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// What people are told about a JSON file with a mistake, whichever system reads it.
final class BrokenDocumentTests: XCTestCase {
  func testASlipInAPriceListIsSaidWithItsPlace() async throws {
    for (document, said) in Self.slips {
      let run = try BareRun()
      let path = try run.folder.write(Data(document.utf8), to: "products.json")
      let outcome = await run(["shop", "products", "--catalog", path])
      XCTAssertEqual(outcome.complained, "products.json:\(said). Nothing was changed.\n", document.debugDescription)
      XCTAssertEqual(outcome.exit, .badData, document.debugDescription)
      XCTAssertEqual(outcome.printed, "", document.debugDescription)
    }
  }

  private static let slips: [(document: String, said: String)] = [
    ("\n\n\n\n\n\n\n\n\n\n{\"products\": [\n    \"B\"\n    \"C\"]}", "12:8: a comma is missing after \"B\""),
    ("{\"products\": [{\"code\": \"A\" \"name\": \"B\"}]}", "1:27: a comma is missing after \"A\""),
    ("{\"products\": [{\"price\": 7.5 \"name\": \"B\"}]}", "1:28: a comma is missing after 7.5"),
    ("{\"products\": [{}\n{}]}", "1:17: a comma is missing after }"),
    ("{\"products\" []}", "1:12: a colon is missing after \"products\""),
    ("{\"products\": }", "1:14: a value is missing before }"),
    ("{\"products\": [1,,2]}", "1:17: a value is missing before ,"),
    (
      "{\"ñandú 🦤\": tru}",
      "1:13: “tru” is no value (write a text in double quotes, a number, true, false or null)"
    ),
    ("{products: []}", "1:2: “products” is no key (write the key in double quotes)"),
    ("{\"products\": [\"a]}", "1:15: a quote is opened and never closed (close the quote)"),
    ("{\"products\": [\"a,\n \"b\"]}", "1:15: a quote is opened and never closed (close the quote)"),
    ("{\"products\": [1}", "1:16: a closing ] is missing"),
    ("{\"products\": [", "1:15: the document ends before its closing ]"),
    ("{\"products\": []} x", "1:18: “x” stands behind the end of the document (remove it)"),
    ("", "1:1: the document is empty"),
    (String(repeating: "[", count: 513), "1:513: this lies more than 512 levels deep"),
    ("{\"items\": []}", "1:1: “products” is missing (add “products”)"),
    ("{\"products\":\n 7}", "2:2, products: this is not what it should be (write a list)"),
  ]

  func testASlipWithinAValueCostsItsElementAlone() async throws {
    for (value, column, said) in [
      ("\"a\tb\"", 3, "the character U+0009 cannot stand in a text as it is (write \\u0009)"),
      ("\"a\nb\"", 3, "the character U+000A cannot stand in a text as it is (write \\u000a)"),
      (#""a\xb""#, 3, "“\\x” is no escape (write \\\\ for a backslash)"),
      (#""\ud83d.""#, 2, "“\\ud83d” is half of a character (write both halves, or the character)"),
      ("01", 1, "“01” is no number (write digits with at most one point, such as 1234.50)"),
      ("-", 1, "“-” is no number (write digits with at most one point, such as 1234.50)"),
      ("1.e5", 1, "“1.e5” is no number (write digits with at most one point, such as 1234.50)"),
    ] {
      let run = try BareRun()
      let product = #"{"code":"A","name":"A","price":1}"#
      let path = try run.folder.write(
        Data("{\"products\":[\n\(product),\n{\"code\":\"B\",\"name\":\(value),\"price\":1}]}".utf8),
        to: "products.json"
      )
      let outcome = await run(["shop", "products", "--catalog", path, "--json"])
      let object = try JSONSerialization.jsonObject(with: Data(outcome.printed.utf8)) as? [String: Any]
      let problem = (object?["problems"] as? [[String: Any]])?.first
      XCTAssertEqual(problem?["path"] as? String, "products.json:3:\(19 + column)", value)
      let (message, suggestion) = (problem?["message"] as? String ?? "", problem?["suggestion"] as? String ?? "")
      XCTAssertEqual("\(message) (\(suggestion))", said, value)
      XCTAssertEqual((object?["products"] as? [Any])?.count, 1, value)
    }
  }

  func testEveryDocumentThatIsReadSaysWhereItsSlipIs() async throws {
    let run = try BareRun()
    let path = try run.folder.write(Data("[\n {\"id\": 1\n ]".utf8), to: "own.json")
    let said = "own.json:3:2: a closing } is missing. Nothing was changed.\n"
    let discounts = try run.folder.write(Data("{\"discounts\": [{\"id\": 1 2}]}".utf8), to: "discounts.json")
    for (words, said) in [
      (
        ["shop", "discounts", "--discounts", discounts],
        "discounts.json:1:24: a comma is missing after 1. Nothing was changed.\n"
      ),
      (["names", "people", "--people", path], said),
      (["words", "check", path], said),
      (["observe", "diff", path, path], said),
      (["observe", "search", "tea", "--source", "file:\(path)"], said),
    ] {
      let outcome = await run(words)
      XCTAssertEqual(outcome.complained, said, "\(words)")
      XCTAssertEqual(outcome.exit, .badData, "\(words)")
    }
  }

  func testTheSettingsFileSaysWhereItsSlipIs() async throws {
    let run = try BareRun()
    try FileManager.default.createDirectory(atPath: run.folder.path("data"), withIntermediateDirectories: true)
    try run.folder.write(Data("{\n  \"language\": \"en\"\n  \"now\": 1\n}".utf8), to: "data/config.json")
    let outcome = await run(["settings"])
    let said = outcome.printed + outcome.complained
    XCTAssertTrue(said.contains("config.json:2:19: a comma is missing after \"en\""), said)
  }

  func testTheSettingsFileSaysWhereAWrongValueIs() async throws {
    let key = "observe.rakuten.access-key"
    for (text, place) in [
      (#"{"language":5}"#, "config.json:1:13, language: "),
      (#"{"shop.gateway":"no"}"#, "config.json:1:17, shop.gateway: “no” is none of "),
      (#"{"\#(key)":555}"#, "config.json:1:31, \(key): "),
    ] {
      let run = try BareRun()
      try FileManager.default.createDirectory(atPath: run.folder.path("data"), withIntermediateDirectories: true)
      try run.folder.write(Data(text.utf8), to: "data/config.json")
      let outcome = await run(["settings"])
      let said = (outcome.printed + outcome.complained).replacing("\n", with: " ")
      XCTAssertTrue(said.contains(place), said)
      XCTAssertFalse(said.contains("555"), said)
    }
  }

  func testABadElementIsNamedByItsFileAndPlaceFromOne() async throws {
    let run = try BareRun()
    let good = (1...37).map { #"{"code":"P\#($0)","name":"P","price":1}"# }.joined(separator: ",\n")
    let path = try run.folder.write(
      Data("{\"products\":[\n\(good),\n{\"code\":\"X\",\"name\":\"X\",\"price\": \"x\"}]}".utf8),
      to: "products.json"
    )
    let outcome = await run(["shop", "products", "--catalog", path, "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(outcome.printed.utf8)) as? [String: Any]
    let problems = try XCTUnwrap(object?["problems"] as? [[String: Any]])
    XCTAssertEqual(problems.map { $0["path"] as? String }, ["products.json:39:33"])
    XCTAssertEqual(problems.map { $0["entry"] as? Int }, [38])
    XCTAssertEqual(problems.map { $0["key"] as? String }, ["price"])
    let inWords = await run(["shop", "products", "--catalog", path])
    let words = (inWords.printed + inWords.complained).replacing("\n", with: " ")
    XCTAssertTrue(words.contains("products.json:39:33, entry 38, price: “x” is not an amount"), words)
  }

  func testWhatIsSaidInDetailIsNoValueOfSwift() async throws {
    let run = try BareRun()
    for text in [
      "", "[", "7", "[7]", "{\"products\":[{}]}", "{\"discounts\":7}", "\u{1F}", "<html>", "{\"response\":{}}",
    ] {
      let path = try run.folder.write(Data(text.utf8), to: "own.json")
      for words in [
        ["shop", "products", "--catalog", path], ["shop", "discounts", "--discounts", path],
        ["names", "people", "--people", path], ["words", "check", path], ["observe", "diff", path, path],
        ["shop", "products", "--catalog", run.folder.url.path], ["words", "check", run.folder.path("nothing")],
      ] {
        let said = await run(words + ["--verbose"]).complained
        for sign in ["Error", "Optional(", "ArcadeD", "FeedMistake", "mistake:", "(key:", "expected:", "Code="] {
          XCTAssertFalse(said.contains(sign), "\(words) \(text.debugDescription): \(said)")
        }
      }
    }
  }
}
