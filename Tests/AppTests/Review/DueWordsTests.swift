import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Due words, in every place that shows them.
final class DueWordsTests: XCTestCase {
  func testADeckThatCannotBeReadTakesNoneOfTheOthersAlong() async throws {
    let run = try BareRun()
    try await prepare(run, due: "dinghy")
    let file = try run.write("#columns:English\tSpanish\ndinghy\tbarco\n", to: "w.txt")
    await run.done(["words", "import", file, "--name", "Sea"])
    for (deck, name) in [(run.folder.path("missing.txt"), "missing.txt"), ("https://127.0.0.1:1/w.json", "127.0.0.1")] {
      let settings = ["ARCADE_WORDS_DECK": deck]
      let due = await run.done(["words", "due"], environment: settings)
      XCTAssertEqual(due.printed, "1 word due\n")
      expect(due.complained, contains: name)
      expect(await run.done([], environment: settings).printed, contains: "1 word due")
      expect(try await SiteVisit(of: run, settings: settings).get("/").text, contains: "1 word due")
    }
  }

  func testThePageMeasuresHowLongAnAnswerTakesThoughItsServerHasNoTerminal() async throws {
    let run = try BareRun()
    try await prepare(run, due: "boat")
    let file = try run.write("#columns:English\tSpanish\nboat\tbarco\n", to: "w.txt")
    // Ten typed answers of ten seconds each.
    try run.sql(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10)
      INSERT INTO review_answers (owner, game, card, answered_at, day, question, rating, duration_ms)
      SELECT '', 'words', 'x' || i, '2026-11-01T12:00:00.000Z', '2026-11-01', 'typed', 3, 10000 FROM n;
      """
    )
    let visit = try SiteVisit(of: run, settings: ["ARCADE_WORDS_DECK": file])
    let page = await visit.get("/words/learn")
    page.expect("boat")
    run.time.advance(by: .seconds(4))
    await visit.send("answer", ["text": "barco"], from: page).expect("Right: barco.")
    XCTAssertEqual(try run.sql("SELECT rating, duration_ms FROM review_answers ORDER BY id DESC LIMIT 1;"), "4|4000")
  }

  /// Makes a store in which a word from English to Spanish is due.
  private func prepare(_ run: BareRun, due word: String) async throws {
    await run.done(["words", "due"])
    try run.sql(
      """
      INSERT INTO review_cards SELECT '', 'words', card, 'review', NULL, 1, 5, '2026-11-01', '2026-11-01', '2026-11-02', 'typed', 3, 1
      FROM (SELECT 'eng' || char(9) || 'spa' || char(9) || '\(word)' || char(9) || 'barco' AS card);
      """
    )
  }
}
