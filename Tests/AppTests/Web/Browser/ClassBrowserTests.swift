#if canImport(Glibc) || canImport(Musl)
  import ArcadeDomain
  import ArcadeTesting
  import Foundation
  import XCTest

  /// A class that plays words at once, each pupil on a phone and with a name: two in every run, 25 in `make fuzz`.
  final class ClassBrowserTests: BrowserTestCase {
    func testEachPupilPlaysTheirOwnGame() async throws {
      let arcade = try await serve(
        "--ask-who",
        "--systems",
        "words",
        environment: ["ARCADE_WORDS_ROUNDS": "5"]
      )
      var pages: [BrowserPage] = []
      for _ in 1...FuzzShare.of(25, usually: 2) { pages.append(try await open(arcade, .phone, at: "/words")) }
      let rights = try await withThrowingTaskGroup(of: Int.self) { group in
        for (pupil, page) in pages.enumerated() { group.addTask { try await Self.play(page, pupil) } }
        var rights: [Int] = []
        for try await right in group { rights.append(right) }
        return rights
      }
      XCTAssertEqual(rights.count, pages.count)
      for (pupil, page) in pages.enumerated() {
        try await page.go("/words/games")
        expectEqual(try await page.count(of: "tbody tr:not(.detail)"), 1, "nobody has another's game")
        expect(try await page.text(of: "header"), contains: "Pupil \(pupil)")
      }
    }

    /// Plays a game, and returns the number of right answers according to their verdicts.
    private static func play(_ page: BrowserPage, _ pupil: Int) async throws -> Int {
      var random = SplitMix64(seed: UInt64(pupil))
      var right = 0
      try await page.until(says: "Who is here?")
      expectEqual(try await page.blemishes(), [], "who")
      try await page.evaluate("document.querySelector('#f-as--name').value = 'Pupil \(pupil)'")
      try await page.click("#b-as", to: "/words")
      try await page.click("#b-play")
      for round in 1...5 {
        try await page.until(says: "Round \(round) of 5")
        try await page.click(random.integer(below: 2) == 0 ? "#b-r" : "#b-w")
        try await page.until(says: round < 5 ? "Round \(round + 1) of 5" : "The game is over")
        right += try await page.count(of: ".verdict.good")
      }
      let said = try await page.text(of: "main").split { $0 == ":" || $0.isWhitespace }.joined(separator: " ")
      expect(said, contains: "Right \(right) Wrong \(5 - right) ")
      return right
    }
  }
#endif
