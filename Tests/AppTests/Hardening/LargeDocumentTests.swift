import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// How much memory large documents take, counted on a part of a megabyte of each kind.
final class LargeDocumentTests: XCTestCase {
  /// Ten megabytes of anything have to fit into 200, of which Arcade itself takes some forty.
  private static let mostPerByte = 16

  func testAnythingTakesNoMoreThanItsShareOfTheMemory() async throws {
    for (name, text) in Self.documents {
      let run = try BareRun()
      let path = try run.folder.write(Data(text.utf8), to: name)
      let changed = try run.folder.write(Data(text.replacing(".50", with: ".60").utf8), to: "changed-\(name)")
      let other = try run.folder.write(Data("id,price\na,1\n".utf8), to: "other.csv")
      for arguments in Self.commands(reading: path, changed, other)
      where arguments.first == name.split(separator: "-").first.map(String.init) {
        let words = Array(arguments.dropFirst())
        // What is made once counts for no document.
        let small = Self.commands(reading: other, other, other).first { $0.prefix(3) == arguments.prefix(3) } ?? []
        _ = await run(Array(small.dropFirst()))
        // What else the process holds only adds to it, so the least of some is the nearest.
        var least = Int.max
        for _ in 1...5 where least / text.utf8.count >= Self.mostPerByte {
          least = min(least, try await ProcessUse.mostMemory { _ = await run(words, keepsOutput: false) } ?? 0)
        }
        XCTAssertLessThan(least / text.utf8.count, Self.mostPerByte, "\(words.dropLast()) of \(name)")
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

  /// A quarter of a megabyte of each; a whole one where nearly all is taken that may be.
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
      list("{\"discounts\":[", 22_000) {
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
    ("listings-good.csv", "id,price\n" + (0..<154_000).map { "P\(100_000 + $0),\($0 % 9).50\n" }.joined()),
    ("listings-good.json", list("[", 7_250) { "{\"id\":\"P\(100_000 + $0)\",\"price\":\"\($0 % 9).50\"}" } + "]"),
    ("listings-repeated.json", list("[", 22_500) { "{\"id\":\"\($0 % 3)\"}" } + "]"),
  ]

  private static func list(_ open: String, _ count: Int, _ element: (Int) -> String) -> String {
    open + (0..<count).map(element).joined(separator: ",")
  }
}
