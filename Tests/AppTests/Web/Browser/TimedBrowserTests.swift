#if canImport(Glibc) || canImport(Musl)
  import XCTest

  /// Timed games in a real browser: the browser's clock runs, and the server's clock is moved by the test.
  final class TimedBrowserTests: BrowserTestCase {
    func testAWordThatNobodyAnswersFallsPast() async throws { try await letFall(.desk) }

    /// Without the script the page reloads by itself.
    func testAWordThatNobodyAnswersFallsPastWithoutTheScript() async throws { try await letFall(.desk.withoutScript) }

    private func letFall(_ look: BrowserLook) async throws {
      let arcade = try await serve()
      // With the script a task waits for the next event; without it the page reloads.
      func pass(_ duration: Duration) async {
        if look.hasScript {
          await arcade.pause.advanceOnceAwaited(by: duration)
        } else {
          arcade.pause.advance(by: duration)
        }
      }
      let page = try await open(arcade, look, at: "/words")
      try await page.click("#b-play", says: "Round 1 of 10")
      for second in 1...(look.hasScript ? 2 : 1) {
        await pass(.seconds(1))
        // The word has fallen this far.
        try await page.until("document.querySelector('.falling.u\(second)')")
      }
      await pass(.seconds(look.hasScript ? 2 : 3))
      // Each reloading page waits for a real second, so only a few rounds are tested.
      for round in 2...(look.hasScript ? 10 : 3) {
        try await page.until(says: "Round \(round) of 10")
        expect(try await page.text(of: ".verdict"), contains: "No answer.")
        await pass(.seconds(4))
      }
      try await page.until(says: look.hasScript ? "The game is over" : "Round 4 of 10")
    }

    func testTheNamesOfAMinuteEndByThemselves() async throws {
      let arcade = try await serve()
      let page = try await open(arcade, at: "/names")
      try await page.type("2", says: "Round 1, 0 right")
      expectEqual(try await page.evaluate("+document.querySelector('[data-left]').dataset.left").number, 60_000)

      await arcade.pause.advanceOnceAwaited(by: .seconds(60))

      try await page.until(says: "The game is over")
    }

    /// A page that was drawn before time ran out arrives after the event.
    func testWhatHappensWhileAPageIsOnItsWayIsShownAfterIt() async throws {
      let arcade = try await serve()
      let page = try await open(arcade, at: "/names")
      try await page.evaluate(
        """
        const root = document.documentElement.dataset, Stream = EventSource, ask = fetch;
        window.EventSource = class extends Stream {
          constructor(at) { super(at); this.addEventListener("message", () => { root.event = "came"; }); }
        };
        window.fetch = async (...what) => {
          const answer = await ask(...what);
          if (root.page) await new Promise((free) => { window.free = free; root.page = "held"; });
          return answer;
        };
        """
      )
      try await page.type("2", says: "Round 1, 0 right")
      try await page.evaluate("root.page = 'next'")
      try await page.type("1")
      try await page.until("root.page === 'held'")
      await arcade.pause.advanceOnceAwaited(by: .seconds(60))
      try await page.until("root.event")

      try await page.evaluate("root.page = ''; free()")

      try await page.until("!document.documentElement.classList.contains('busy')")
      expect(try await page.text(of: "main"), contains: "The game is over")
    }

    func testTheTimeIsDrawnEverySecond() async throws {
      let page = try await openNew(at: "/names")
      try await page.type("2", says: "Round 1, 0 right")
      // The server's clock is stopped.
      for left in ["0:59", "0:58"] {
        try await page.until("document.querySelector('[data-left]').innerText === '\(left)'")
      }
    }

    func testAnAnswerToAnEarlierQuestionCountsForNothingAndSaysSo() async throws {
      for look in [BrowserLook.desk, .desk.withoutScript] {
        let late = try await openNew(look, at: "/words")
        try await late.click("#b-play", says: "Round 1 of 10")
        // Its event stream would bring the next question.
        try await late.evaluate("window.EventSource && document.querySelector('main').removeAttribute('data-live')")
        let quick = try await openAnother(late, at: try await late.path)
        try await quick.click("#b-r", says: "Round 2 of 10")

        try await late.click("#b-w")

        try await late.until(says: "Round 2 of 10")
        let news = try await late.text(of: ".news")
        XCTAssertFalse(news.isEmpty)
        try await quick.reload()
        expectEqual(try await quick.text(of: "h1"), "Round 2 of 10", "the late answer was counted")
      }
    }
  }
#endif
