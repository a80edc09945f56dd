import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The answers in games that show how well an item is known.
final class PlayedReviewTests: XCTestCase {
  private static let answers = "SELECT card, question, rating, day FROM review_answers ORDER BY id;"

  func testTheFirstAnswerAboutAFaceBeginsIt() async throws {
    let run = try BareRun()
    let people = try run.write("id,name,description\na,Ada Gray,bun\n,Bo Finn,bald\n", to: "people.csv")
    for _ in 0..<2 {
      _ = await run(["names", "--people", people, "--seed", "1"], typing: ["timed", "1", "2", "1", "2", "1", "2"])
    }

    let kept = try run.sql("SELECT card, question, day FROM review_answers ORDER BY card;")
    XCTAssertEqual(kept, "id:a|faces|2026-11-20\nname:bo finn|faces|2026-11-20")
    let cards = try run.sql("SELECT card, state, answers FROM review_cards ORDER BY card;")
    XCTAssertEqual(cards.split(separator: "\n").map { $0.prefix { $0 != "|" } }, ["id:a", "name:bo finn"])
  }

  func testAWordDoesNotBeginInTheGameButComesBackThereWhereItIsDue() async throws {
    let run = try BareRun()
    let deck = try run.write("#columns:English\tSpanish\nboat\tbarco\nbread\tpan\n", to: "w.txt")
    let game = ["words", "--deck", deck, "--rounds", "2", "--seed", "1"]
    _ = await run(game, typing: ["play", "r", "r"])
    try await self.expect(run, "")

    let insert = """
      INSERT INTO review_cards SELECT '', 'words', card, 'review', NULL, 1, 5, '2026-11-01', '2026-11-01', '2026-11-02', 'typed', 3, 1
      FROM (SELECT 'eng' || char(9) || 'spa' || char(9) || 'boat' || char(9) || 'barco' AS card);
      """
    try run.sql(insert)
    for _ in 0..<2 { _ = await run(game, typing: ["play", "r", "r"]) }

    let kept = try run.sql("SELECT question, rating, day FROM review_answers;")
    XCTAssertTrue(["falling|1|2026-11-20", "falling|2|2026-11-20"].contains(kept), kept)
    XCTAssertEqual(try run.sql("SELECT answers FROM review_cards;"), "2")
  }

  private func expect(_ run: BareRun, _ answers: String) async throws {
    XCTAssertEqual(try run.sql(Self.answers), answers)
  }
}
