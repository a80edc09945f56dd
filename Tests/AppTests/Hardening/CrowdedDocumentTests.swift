import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// Documents in which nearly nothing is right.
final class CrowdedDocumentTests: XCTestCase {
  func testAThousandProblemsAreSaidAndTheOthersCounted() async throws {
    let run = try BareRun()
    let zeros = String(repeating: "0,", count: 2_500)
    let products = try run.folder.write(
      Data("{\"products\":[\(zeros){\"code\":\"A\",\"name\":\"A\",\"price\":1}]}".utf8),
      to: "products.json"
    )
    let people = try run.folder.write(
      Data("[\(zeros){\"name\":\"A\",\"description\":\"in green\"}]".utf8),
      to: "people.json"
    )
    let words = try run.folder.write(
      Data("[\(zeros){\"text_eng\":\"one\",\"text_spa\":\"uno\"}]".utf8),
      to: "words.json"
    )
    let listings = try run.folder.write(Data("[\(zeros){\"id\":1}]".utf8), to: "listings.json")
    let table = try run.folder.write(
      Data(("id,price\n" + String(repeating: ",1\n", count: 2_500) + "a,1\n").utf8),
      to: "listings.csv"
    )
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
