import XCTest

@testable import ArcadeApp

/// What ships with Arcade is there in every language, under the same ids.
final class StarterLanguageTests: XCTestCase {
  func testWhatShipsWithArcadeSpeaksTheLanguageInUse() async throws {
    for (arguments, spanish, japanese) in [
      ("prices categories", "Cocina", "キッチン"), ("prices categories 419240", "Batidoras", "ミキサー"),
      ("prices products 419247", "Batidora de inmersión", "ハンドブレンダー"),
      ("names people", "Contable", "経理"), ("shop products", "Camiseta Cabify", "Cabify Tシャツ"),
      ("words decks", "1  Inglés–español", "1  英語–日本語"), ("words export eng-jpn", "|Animales", "|動物"),
      ("observe categories --source demo", "Despensa", "食料品"),
    ] {
      let words = arguments.split(separator: " ").map(String.init)
      for (language, text) in [("es", spanish), ("ja", japanese)] {
        let outcome = try await BareRun()(words + ["--lang", language])
        let printed = outcome.printed.replacing("\t", with: "|")
        XCTAssertTrue(printed.contains(text), "\(arguments) in \(language): \(printed.prefix(600))")
      }
    }
  }

  func testATopicIsFoundByItsNameInTheLanguageInUse() async throws {
    let outcome = try await BareRun()(["words", "--lang", "es", "--topic", "animales"], typing: ["quit"])
    XCTAssertTrue(outcome.printed.contains("Animales"), outcome.printed)
  }
}
