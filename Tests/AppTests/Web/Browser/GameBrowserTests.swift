#if canImport(Glibc) || canImport(Musl)
  import XCTest

  /// The three games in a real browser.
  final class GameBrowserTests: BrowserTestCase {
    /// By keys alone, by a mouse alone without the script, and by a finger alone.
    private static let looks = [BrowserLook.desk, .desk.withoutScript, .phone]

    /// A counted guess is not sent again with the next one; a rejected one stays in the field for correction.
    func testAGuessOfTheDailyLeavesTheFieldEmptyAndARefusalKeepsIt() async throws {
      let field = "document.querySelector('#f-guess--price')"
      for look in [BrowserLook.desk, .desk.withoutScript] {
        let page = try await openNew(look, at: "/prices/daily")
        try await page.click("#f-guess--price")
        try await page.enter("1", says: "1.00")
        try await page.until("\(field).value === ''")
        if look != .desk { try await page.click("#f-guess--price") }
        try await page.enter("3,x", says: "3,x")
        try await page.until("\(field).value === '3,x'")
        guard look == .desk else { continue }
        try await page.until("document.activeElement === \(field) && getSelection().toString() === '3,x'")
        try await page.enter("2", says: "2.00")
        expect(try await page.text(), lacks: "32.00")
      }
    }

    func testFallingWordsArePlayed() async throws {
      for look in Self.looks {
        let page = try await open(try await serve(environment: ["ARCADE_WORDS_ROUNDS": "5"]), look, at: "/words")
        if look == .desk { try await page.press(.enter) } else { try await page.click("#b-play") }
        for round in 1...5 {
          try await page.until(says: "Round \(round) of 5")
          if look == .desk {
            try await page.type(["r", "w", "1", "2"][round % 4])
          } else {
            try await page.click(round < 4 ? "#b-w" : "#b-r")
          }
        }
        try await page.until(says: "The game is over")
      }
    }

    func testTheNameGameIsPlayed() async throws {
      for look in Self.looks {
        let page = try await openNew(look, at: "/names")
        if look == .desk { try await page.type("1") } else { try await page.click("[value=practice]") }
        try await playNames(page) {
          if look == .desk { try await page.type("1") } else { try await page.click("main [data-n='1'] button") }
        }
      }
    }

    func testThePriceGameIsPlayed() async throws {
      for look in Self.looks {
        let page = try await openNew(look, at: "/prices")
        if look == .desk { try await page.press(.enter) } else { try await page.click("#b-play") }
        for question in 1...3 {
          try await page.until(says: "Question \(question), ")
          if look == .desk {
            try await page.type(String(question))
          } else {
            try await page.click("main [data-n='\(question)'] button")
          }
        }
        try await page.until(says: "Question 4, ")
        if look == .desk {
          while try await page.evaluate("document.activeElement.id").text != "b-finish" { try await page.press(.tab) }
          try await page.press(.enter, says: "The game is over")
        } else {
          try await page.click("#b-finish", says: "The game is over")
        }
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
    /// The current round; empty if there is none.
    var subject: String {
      get async throws { try await evaluate("document.querySelector('main')?.dataset.subject || ''").text }
    }

    var isAsking: Bool { get async throws { try await !subject.isEmpty } }
  }
#endif
