import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The progress of all people, on the console, on the page and for scripts.
final class ProgressTests: XCTestCase {
  func testEverybodyStandsInTheWordsAboveWhatMostMiss() async throws {
    let run = try BareRun()
    let file = try run.write("#columns:English\tSpanish\nboat\tbarco\nbread\tpan\n", to: "w.txt")
    await run.done(["words", "import", file, "--name", "Small"])
    let composition = try CommandContext(serving: run.process()).composition
    let quiz = try composition.makeWordQuiz().quiz
    let id = try await quiz.allDecks().first { $0.name == "Small" }?.id
    let deck = try await quiz.deck(try XCTUnwrap(id)).value
    let cards = deck.pairs.map { $0.reviewCard(deck.languages, .backward) }
    try await answer([("Ana", cards[0], .again), ("Zoë", cards[0], .again), ("Zoë", cards[1], .easy)], in: composition)

    let document = await run.done(["words", "progress", "small", "--json"])
    XCTAssertEqual(
      document.printed,
      #"{"schema":"arcade.wordProgress/1","deck":"\#(deck.id.rawValue)","name":"Small","learners":["#
        + #"{"who":"Ana","known":0,"due":1,"days":1,"lastDay":"2026-11-20"},"#
        + #"{"who":"Zoë","known":1,"due":1,"days":1,"lastDay":"2026-11-20"}],"#
        + #""missed":[{"prompt":"barco","answer":"boat","people":2,"misses":2}]}"# + "\n"
    )
    let all = try await run.done(["words", "progress", "--json"]).list("learners")
    XCTAssertEqual(all.compactMap { $0["known"] as? Int }, [0, 1])
    let other = try await run.done(["words", "progress", "2", "--json"]).list("learners")
    XCTAssertEqual(other.compactMap { $0["known"] as? Int }, [0, 0], "of another deck nobody knows anything")
    let session = await run.done(["words"], typing: ["deck 4", "progress"])
    for text in ["Everybody’s progress: Small", "Zoë", "Missed most", "barco"] {
      expect(session.printed, contains: text)
      expect(await (try SiteVisit(of: run)).get("/words/progress?deck=\(deck.id.rawValue)").text, contains: text)
    }
    expectEqual(await run(["words", "progress", "nothing"]).exit, .noInput)
  }

  func testEverybodyStandsInTheNamesAboveWhomMostMiss() async throws {
    let run = try BareRun()
    let people = try run.write("id,name,description\na,Ada Gray,bun\n,Bo Finn,bald\n", to: "people.csv")
    let composition = try CommandContext(serving: run.process()).composition
    let (ada, left) = (ReviewCardID(.names, "id:a"), ReviewCardID(.names, "id:z"))
    try await answer([("Ana", ada, .again), ("Ana", left, .again)], in: composition)

    let document = await run.done(["names", "progress", "--people", people, "--json"])
    XCTAssertEqual(
      document.printed,
      #"{"schema":"arcade.nameProgress/1","learners":[{"who":"Ana","known":0,"due":1,"days":1,"lastDay":"2026-11-20"}],"#
        + #""missed":[{"id":"a","name":"Ada Gray","people":1,"misses":1}]}"# + "\n"
    )
    for (language, title) in [("en", "Everybody’s progress"), ("es", "El progreso de todos"), ("ja", "みんなの進み具合")] {
      let session = await run.done(["names", "--people", people, "--lang", language], typing: ["progress"])
      expect(session.printed, contains: title)
      expect(session.printed, contains: "Ada Gray")
    }
  }

  private func answer(_ answers: [(String, ReviewCardID, ReviewRating)], in composition: Composition) async throws {
    for (name, card, rating) in answers {
      let reviews = SQLReviewRepository(database: composition.database, owner: try XCTUnwrap(Owner(name)))
      try await reviews.record(ReviewRepositoryContract.answer(card, rating, day: 0), .whereDueOrNew)
    }
  }
}
