import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Large documents, and those in which nearly everything is wrong.
final class LargeDocumentTests: XCTestCase {
  /// Ten megabytes of anything have to fit into 200 MB of a release build, of which Arcade itself takes about forty.
  ///
  /// A debug build takes a little more.
  private static let mostPerByte = 20
  /// Memory for screens and readers that a small document does not need.
  private static let mostBeside = 8_000_000

  func testAnythingTakesNoMoreThanItsShareOfTheMemory() throws {
    let arcade = try ArcadeProcess()
    let other = try arcade.folder.write(Data("id,price\na,1\n".utf8), to: "other.csv")
    let itself = try arcade.mostMemory(of: ["observe", "diff", other, other])
    for (name, text) in Self.documents {
      let path = try arcade.folder.write(Data(text.utf8), to: name)
      let changed = try arcade.folder.write(Data(text.replacing(".50", with: ".60").utf8), to: "changed-\(name)")
      for arguments in Self.commands(reading: path, changed, other)
      where arguments.first == name.split(separator: "-").first.map(String.init) {
        let most = try arcade.mostMemory(of: Array(arguments.dropFirst()))
        XCTAssertLessThan(
          most,
          itself + Self.mostBeside + text.utf8.count * Self.mostPerByte,
          "\(arguments.dropFirst()) of \(name)"
        )
      }
    }
  }

  private static func commands(reading path: String, _ changed: String, _ other: String) -> [[String]] {
    [
      ["products", "shop", "products", "--catalog", path],
      ["products", "shop", "products", "--json", "--catalog", path],
      ["people", "names", "people", "--people", path], ["people", "names", "people", "--json", "--people", path],
      ["products", "shop", "products", "check", path], ["discounts", "shop", "discounts", "check", path],
      ["discounts", "shop", "discounts", "--json", "--discounts", path],
      ["discounts", "shop", "price", "MUG", "--discounts", path], ["words", "words", "check", path],
      ["listings", "observe", "diff", other, path],
      ["listings", "observe", "diff", path, changed], ["listings", "observe", "diff", "--json", path, changed],
    ]
  }

  /// A quarter of a megabyte each; more for documents whose contents are nearly all accepted.
  private static let documents: [(name: String, text: String)] = [
    (
      "products-good.json",
      list("{\"products\":[", 5_500) { "{\"code\":\"P\(100_000 + $0)\",\"name\":\"A\",\"price\":\"\($0 % 9).50\"}" }
        + "]}"
    ),
    ("people-good.json", list("[", 5_250) { "{\"name\":\"P\(100_000 + $0) Q\",\"description\":\"in green\"}" } + "]"),
    ("people-good.csv", "name,description\n" + (0..<8_250).map { "P\(100_000 + $0) Q,in green\n" }.joined()),
    ("products-commas.csv", "code,name,price\n" + String(repeating: ",", count: 250_000)),
    ("products-headings.csv", String(repeating: ",", count: 250_000) + "\n"),
    ("people-commas.csv", "name,description\n" + String(repeating: ",", count: 250_000)),
    ("people-headings.csv", String(repeating: ",", count: 250_000) + "\n"),
    ("words-commas.txt", String(repeating: ",", count: 250_000) + "\n"),
    ("listings-commas.csv", "id,price\n" + String(repeating: ",", count: 250_000)),
    (
      "discounts-good.json",
      list("{\"discounts\":[", 10_000) {
        "{\"id\":\"d\(100_000 + $0)\",\"name\":\"A\",\"rule\":{\"type\":\"nForM\",\"buy\":2,\"pay\":1},\"products\":[\"M\"]}"
      } + "]}"
    ),
    ("words-quotes.txt", String(repeating: "\"\n", count: 125_000)),
    ("words-good.txt", (0..<15_000).map { "w\(100_000 + $0)\tv\(100_000 + $0)\n" }.joined()),
    ("listings-quote.csv", "id,price\n\"a" + String(repeating: "x\n", count: 125_000)),
    ("listings-repeated.csv", "id,price\n" + String(repeating: "a,1\nb,1\n", count: 31_250)),
    ("listings-encoded.csv", "id,price\n\"a\"\"b\"\n" + String(repeating: "a,1\nb,1\n", count: 31_250)),
    (
      "listings-short.csv",
      "id\n" + (0..<100_000).map { "\(String($0 &* 7_919 % 100_000 + 46_656, radix: 36))\n" }.joined()
    ),
    ("listings-good.csv", "id,price\n" + (0..<50_000).map { "P\(100_000 + $0),\($0 % 9).50\n" }.joined()),
    ("listings-good.json", list("[", 7_250) { "{\"id\":\"P\(100_000 + $0)\",\"price\":\"\($0 % 9).50\"}" } + "]"),
    ("listings-repeated.json", list("[", 22_500) { "{\"id\":\"\($0 % 3)\"}" } + "]"),
  ]

  private static func list(_ open: String, _ count: Int, _ element: (Int) -> String) -> String {
    open + (0..<count).map(element).joined(separator: ",")
  }

  func testAThousandProblemsAreSaidAndTheOthersCounted() async throws {
    let run = try BareRun()
    let zeros = String(repeating: "0,", count: 2_500)
    let products = try run.write(
      "{\"products\":[\(zeros){\"code\":\"A\",\"name\":\"A\",\"price\":1}]}",
      to: "products.json"
    )
    let people = try run.write("[\(zeros){\"name\":\"A\",\"description\":\"in green\"}]", to: "people.json")
    let words = try run.write("[\(zeros){\"text_eng\":\"one\",\"text_spa\":\"uno\"}]", to: "words.json")
    let listings = try run.write("[\(zeros){\"id\":1}]", to: "listings.json")
    let table = try run.write(("id,price\n" + String(repeating: ",1\n", count: 2_500) + "a,1\n"), to: "listings.csv")
    for (arguments, key, kept) in [
      (["shop", "products", "--catalog", products], "problems", 1_000),
      (["names", "people", "--people", people], "excluded", 1_000),
      (["words", "check", words], "leftOut", 1_000),
      (["observe", "diff", listings, listings], "problems", 2_000),
      (["observe", "diff", table, table], "problems", 2_000),
    ] {
      let outcome = await run(arguments + ["--json"])
      let object = try JSONSerialization.jsonObject(with: Data(outcome.printed.utf8)) as? [String: Any]
      XCTAssertEqual((object?[key] as? [Any])?.count, kept, "\(arguments)")
      XCTAssertEqual(object?["furtherProblems"] as? Int, kept * 3 / 2, "\(arguments)")
      let inWords = await run(arguments)
      let said = inWords.printed + inWords.complained
      let further = kept == 1_000 ? "1,500" : "3,000"
      XCTAssertTrue(said.contains("\(further) more problems"), "\(arguments): \(said.suffix(300))")
      XCTAssertLessThan(said.count { $0 == "\n" }, 4 * kept, "\(arguments)")
    }
  }
}
