import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The messages about a JSON file with a mistake, in every system.
final class BrokenDocumentTests: XCTestCase {
  func testASlipInAPriceListIsSaidWithItsPlace() async throws {
    for (document, said) in Self.slips {
      let run = try BareRun()
      let path = try run.write(document, to: "products.json")
      let outcome = await run(["shop", "products", "--catalog", path])
      XCTAssertEqual(outcome.complained, "products.json:\(said). Nothing was changed.\n", document.debugDescription)
      XCTAssertEqual(outcome.exit, .badData, document.debugDescription)
      XCTAssertEqual(outcome.printed, "", document.debugDescription)
    }
  }

  private static let value = "write a text in double quotes, a number, true, false or null"

  private static let slips: [(document: String, said: String)] = [
    ("\n\n\n\n\n\n\n\n\n\n{\"products\": [\n    \"B\"\n    \"C\"]}", "12:8: a comma is missing after \"B\""),
    ("{\"products\": [{\"code\": \"A\" \"name\": \"B\"}]}", "1:27: a comma is missing after \"A\""),
    ("{\"products\": [{\"price\": 7.5 \"name\": \"B\"}]}", "1:28: a comma is missing after 7.5"),
    ("{\"products\": [{}\n{}]}", "1:17: a comma is missing after }"),
    ("{\"products\" []}", "1:12: a colon is missing after \"products\""),
    ("{\"products\": }", "1:14: a value is missing before }"),
    ("{\"products\": [1,,2]}", "1:17: a value is missing before ,"),
    ("{\"ñandú 🦤\": tru}", "1:13: “tru” is no value (write a text in double quotes, a number, true, false or null)"),
    ("{\"products\": [1, ]}", "1:16: a comma stands behind the last value (remove it)"),
    ("{\"products\": [{\"code\": \"A\",}]}", "1:27: a comma stands behind the last value (remove it)"),
    ("{\"products\": [],\n}", "1:16: a comma stands behind the last value (remove it)"),
    ("{products: []}", "1:2: “products” is no key (write the key in double quotes)"),
    ("{\"products\": [\"a]}", "1:15: a quote is opened and never closed (close the quote)"),
    ("{\"products\": [\"a,\n \"b\"]}", "1:15: a quote is opened and never closed (close the quote)"),
    ("{\"products\": [1}", "1:16: a closing ] is missing"),
    ("{\"products\": [", "1:15: the document ends before its closing ]"),
    ("{\"products\": []} x", "1:18: “x” stands behind the end of the document (remove it)"),
    ("", "1:1: the document is empty"),
    (String(repeating: "[", count: 513), "1:513: this lies more than 512 levels deep"),
    ("{\"items\": []}", "1:1: “products” is missing (add “products”)"),
    ("{\"products\": \u{0}}", "1:14: “U+0000” is no value (\(value))"),
    ("{\"products\": \u{7F}x}", "1:14: “U+007Fx” is no value (\(value))"),
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
      let path = try run.write(
        "{\"products\":[\n\(product),\n{\"code\":\"B\",\"name\":\(value),\"price\":1}]}",
        to: "products.json"
      )
      let outcome = await run(["shop", "products", "--catalog", path, "--json"])
      let problem = try outcome.list("problems").first
      XCTAssertEqual(problem?["path"] as? String, "products.json:3:\(19 + column)", value)
      let (message, suggestion) = (problem?["message"] as? String ?? "", problem?["suggestion"] as? String ?? "")
      XCTAssertEqual("\(message) (\(suggestion))", said, value)
      XCTAssertEqual(try outcome.list("products").count, 1, value)
    }
  }

  func testACommaBehindTheLastValueIsASlipWhateverIsRead() async throws {
    let run = try BareRun()
    let lines = try run.write("{\"id\":1}\n{\"id\":2,}\n", to: "own.jsonl")

    let difference = await run(["observe", "diff", lines, lines])
    let words = (difference.printed + difference.complained).replacing("\n", with: " ")
    XCTAssertTrue(words.contains("own.jsonl:2:8, entry 2: a comma stands behind the last value"), words)
    try run.write("{\"language\": \"en\",}", to: "data/config.json")
    for (language, said) in [
      ("en", "config.json:1:18: a comma stands behind the last value (remove it)"),
      ("es", "config.json:1:18: hay una coma después del último valor (quítala)"),
      ("ja", "config.json:1:18: 最後の値の後にコンマがあります（消してください）"),
    ] {
      let outcome = await run(["shop", "products", "--lang", language])
      XCTAssertTrue(outcome.complained.contains(said), outcome.complained)
      XCTAssertEqual(outcome.exit, .configuration)
    }
  }

  func testAValueOfAnEntryIsNamedByItsOwnPlaceHoweverTheFeedIsWritten() async throws {
    let (amount, wrong) = ("“x” is not an amount", "this is not what it should be (write")
    for (name, document, said) in [
      ("own.json", "[{\"id\":\"a\"},\n {\"id\":\"b\",\"price\":\"x\"}]", "own.json:2:20, entry 2, price: \(amount)"),
      ("own.jsonl", "{\"id\":\"a\"}\n\n{\"id\":\"b\",\"price\":\"x\"}", "own.jsonl:3:19, entry 2, price: \(amount)"),
      ("own.jsonl", "{\"id\":\"a\"}\n{\"name\":\"b\"}", "own.jsonl:2:1, entry 2: “id” is missing"),
      ("own.jsonl", "{\"id\":\"a\"}\n 7", "own.jsonl:2:2, entry 2: this is not what it should be"),
      ("own.json", "[{\"id\":\"\\q\"}]", "own.json:1:9, entry 1, id: “\\q” is no escape"),
      ("own.json", "[{\"id\":[]}]", "own.json:1:8, entry 1, id: this is not what it should be (write a text"),
      ("own.json", #"[{"id":"a","price":[]}]"#, "own.json:1:20, entry 1, price: \(wrong) an amount"),
      ("own.json", #"[{"id":"a","Review Count":{}}]"#, "own.json:1:27, entry 1, Review Count: \(wrong) a whole number"),
      (
        "own.json", #"[{"id":"a","availability":[]}]"#,
        "own.json:1:27, entry 1, availability: “[]” is none of true and false"
      ),
    ] {
      let run = try BareRun()
      let path = try run.write(document, to: name)
      let empty = try run.write("id,price,reviewCount,availability\nb,1,1,no\na,1,1,no\n", to: "other.csv")
      let outcome = await run(["observe", "diff", empty, path])
      let words = (outcome.printed + outcome.complained).replacing("\n", with: " ")
      XCTAssertTrue(words.contains(said), "\(document): \(words)")
    }
  }

  func testAPeopleFileThatIsNoListSaysWhere() async throws {
    for (document, place) in [
      ("7", "1:1"), ("\n \"people\"", "2:2"), ("null", "1:1"), ("{\"people\": 7}", "1:12, people"),
    ] {
      let run = try BareRun()
      let path = try run.write(document, to: "people.json")
      let outcome = await run(["names", "people", "--people", path])
      XCTAssertEqual(
        outcome.complained,
        "people.json:\(place): this is not what it should be (write a list). Nothing was changed.\n"
      )
    }
  }

  func testEveryDocumentThatIsReadSaysWhereItsSlipIs() async throws {
    let run = try BareRun()
    let path = try run.write("[\n {\"id\": 1\n ]", to: "own.json")
    let said = "own.json:3:2: a closing } is missing. Nothing was changed.\n"
    let discounts = try run.write("{\"discounts\": [{\"id\": 1 2}]}", to: "discounts.json")
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

  func testTheSettingsFileSaysWhereASlipOrAWrongValueIs() async throws {
    let key = "observe.rakuten.access-key"
    for (text, place) in [
      ("{\n  \"language\": \"en\"\n  \"now\": 1\n}", "config.json:2:19: a comma is missing after "),
      (#"{"language":5}"#, "config.json:1:13, language: "),
      (#"{"shop.gateway":"no"}"#, "config.json:1:17, shop.gateway: “no” is none of "),
      (#"{"\#(key)":555}"#, "config.json:1:31, \(key): "),
      (
        #"{"shop.catalog":"ftp://me:555@h/a?key=555"}"#,
        "config.json:1:17, shop.catalog: “ftp://h/a” is not an address that Arcade reads "
          + "(write a file, or an address that begins with http:// or https://)"
      ),
    ] {
      let run = try BareRun()
      try run.write(text, to: "data/config.json")
      for words in [["settings"], ["settings", "--json"]] {
        let outcome = await run(words)
        let said = (outcome.printed + outcome.complained).replacing(run.folder.url.path, with: "")
          .replacing("\n", with: " ")
        XCTAssertTrue(said.contains(place), said)
        XCTAssertFalse(said.contains("555"), said)
      }
    }
  }

  func testAKeyInTheSettingsFileThatNothingReadsIsSaidOnceAndStopsNothing() async throws {
    let run = try BareRun()
    try run.write("{\n \"shop.catlog\": \"x\",\n \"mine\": 1}", to: "data/config.json")
    let said =
      "config.json:2:17, shop.catlog: “shop.catlog” is not a key that is read here (write “shop.catalog”). "
      + "There is 1 more problem.\n"
    for (arguments, complained) in [
      (["shop", "products"], said), (["shop"], said), (["settings"], said), (["completion", "bash"], ""),
      (["shop", "products", "--json"], "{\"warning\":{\"code\":\"unknownKey\",\"message\":\"\(said.dropLast())\"}}\n"),
    ] {
      let outcome = await run(arguments)
      XCTAssertEqual(outcome.complained, complained, "\(arguments)")
      XCTAssertEqual(outcome.exit, .done, "\(arguments)")
    }
  }

  func testABadElementIsNamedByItsFileAndPlaceFromOne() async throws {
    let run = try BareRun()
    let good = (1...37).map { #"{"code":"P\#($0)","name":"P","price":1}"# }.joined(separator: ",\n")
    let path = try run.write(
      "{\"products\":[\n\(good),\n{\"code\":\"X\",\"name\":\"X\",\"price\": \"x\"}]}",
      to: "products.json"
    )
    let outcome = await run(["shop", "products", "--catalog", path, "--json"])
    let problems = try outcome.list("problems")
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
      let path = try run.write(text, to: "own.json")
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
