#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import XCTest

  /// The positions of elements in the games and lists, and that they do not move.
  final class GameScreensBrowserTests: BrowserTestCase {
    func testTheVerdictStaysWhileTheClockGoesOnAndMovesNoButton() async throws {
      for look in [BrowserLook.phone, .tablet, .desk] {
        let arcade = try await serve()
        let page = try await open(arcade, look, at: "/words")
        try await page.click("#b-play", says: "Round 1 of 10")
        let before = try await page.evaluate(Self.answers).list.map(\.number)
        try await page.click("#b-r", says: "Round 2 of 10")
        let verdict = try await page.text(of: ".verdict")
        await arcade.pause.advanceOnceAwaited(by: .seconds(1))
        try await page.until("document.querySelector('.falling.u1')")

        expectEqual(try await page.text(of: ".verdict"), verdict, look.name)
        expectEqual(try await page.evaluate(Self.answers).list.map(\.number), before, look.name)
        expectEqual(try await page.count(of: ".news"), 0, look.name)
      }
    }

    func testAFaceThatIsStruckOutKeepsItsPlaceAndCannotBePressed() async throws {
      for look in [BrowserLook.phone, .desk] {
        let arcade = try await serve()
        let page = try await open(arcade, look, at: "/names")
        try await page.click("[value=hint]", says: "Round 1, 0 right")
        let before = try await page.evaluate(Self.places).list.map(\.number)
        for count in 1...2 {
          await arcade.pause.advanceOnceAwaited(by: .seconds(3))
          try await page.until("document.querySelectorAll('.faces .out img').length === \(count)")
        }

        expectEqual(try await page.evaluate(Self.places).list.map(\.number), before, look.name)
        expectEqual(try await page.count(of: ".faces button"), 4, look.name)
      }
    }

    func testThePricesStandBesideThePictureWhereThereIsRoom() async throws {
      for look in [BrowserLook.phone, .tablet, .desk] {
        let page = try await openNew(look, at: "/prices")
        try await page.click("#b-play", says: "Question 1, ")
        let isBeside = try await page.evaluate(
          """
          (() => {
            const [picture, prices] = [".picture img", ".prices"].map((what) => document.querySelector(what).getBoundingClientRect());
            return prices.left >= picture.right && prices.top < picture.bottom;
          })()
          """
        ).isTrue
        XCTAssertEqual(isBeside, look.width > 700, look.name)
        // The last of the four prices is in sight.
        let bottom = try await page.evaluate("document.querySelector('.prices').getBoundingClientRect().bottom").number
        XCTAssertLessThan(bottom, Double(look.height), look.name)
      }
    }

    func testACardOfAListIsPressedAsAWhole() async throws {
      let verbs = try await EveryVerb()
      let arcade = try await serve(on: verbs.run.folder)
      let page = try await open(arcade, .phone, at: "/words/games")
      expect(
        try await page.evaluate("getComputedStyle(document.querySelector('tbody th'), '::before').content").text,
        contains: "Played"
      )
      let (x, y) = try await page.middle(of: "tbody tr td:last-child")
      try await page.press(x, y)
      try await page.until(at: "/words/games/1")
    }

    /// The positions of the answers on the page, independent of scrolling.
    private static let answers = """
      [...document.querySelectorAll(".answers .button")].map((one) => one.getBoundingClientRect())
        .flatMap(({ left, top }) => [left + scrollX, top + scrollY])
      """

    /// The positions of the faces.
    private static let places = """
      [...document.querySelectorAll(".faces li")].map((one) => one.getBoundingClientRect())
        .flatMap(({ left, top, width, height }) => [left, top, width, height])
      """
  }
#endif
