#if canImport(Glibc) || canImport(Musl)
  import XCTest

  /// The three games in a real browser: by keys alone, by a mouse alone, by a finger alone.
  final class GameBrowserTests: BrowserTestCase {
    private static let pointed = [BrowserLook.desk.withoutScript, .phone]

    func testFallingWordsArePlayedByKeys() async throws {
      let page = try await openNew(at: "/words")
      try await page.press(.enter)
      for round in 1...10 {
        try await page.until(says: "Round \(round) of 10")
        try await page.type(["r", "w", "1", "2"][round % 4])
      }
      try await page.until(says: "The game is over")
    }

    func testFallingWordsArePlayedByPointing() async throws {
      for look in Self.pointed {
        let page = try await openNew(look, at: "/words")
        try await page.click("#b-play")
        for round in 1...10 {
          try await page.until(says: "Round \(round) of 10")
          try await page.click(round < 4 ? "#b-w" : "#b-r")
        }
        try await page.until(says: "The game is over")
      }
    }

    func testTheNameGameIsPlayedByKeys() async throws {
      let page = try await openNew(at: "/names")
      try await page.type("1")
      try await playNames(page) { try await page.type("1") }
    }

    func testTheNameGameIsPlayedByPointing() async throws {
      for look in Self.pointed {
        let page = try await openNew(look, at: "/names")
        try await page.click("[value=practice]")
        try await playNames(page) { try await page.click("main [data-n='1'] button") }
      }
    }

    func testThePriceGameIsPlayedByKeys() async throws {
      let page = try await openNew(at: "/prices")
      try await page.press(.enter)
      for question in 1...3 {
        try await page.until(says: "Question \(question), ")
        try await page.type(String(question))
      }
      try await page.until(says: "Question 4, ")
      while try await page.evaluate("document.activeElement.id").text != "b-finish" { try await page.press(.tab) }
      try await page.press(.enter)
      try await page.until(says: "The game is over")
    }

    func testThePriceGameIsPlayedByPointing() async throws {
      for look in Self.pointed {
        let page = try await openNew(look, at: "/prices")
        try await page.click("#b-play")
        for question in 1...3 {
          try await page.until(says: "Question \(question), ")
          try await page.click("main [data-n='\(question)'] button")
        }
        try await page.until(says: "Question 4, ")
        try await page.click("#b-finish")
        try await page.until(says: "The game is over")
      }
    }

    /// Gives the first answer until it is wrong.
    private func playNames(_ page: BrowserPage, _ answer: () async throws -> Void) async throws {
      try await page.until(says: "Round 1, 0 right")
      while try await page.isAsking {
        let subject = try await page.subject
        try await answer()
        try await page.until("(document.querySelector('main')?.dataset.subject || '') !== '\(subject)'")
      }
      try await page.until(says: "The game is over")
    }
  }

  extension BrowserPage {
    /// The round that is asked; empty where none is.
    var subject: String {
      get async throws { try await evaluate("document.querySelector('main')?.dataset.subject || ''").text }
    }

    var isAsking: Bool { get async throws { try await !subject.isEmpty } }
  }
#endif
