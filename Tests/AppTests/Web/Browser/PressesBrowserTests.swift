#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// Presses that come twice, too early, or during another action.
  final class PressesBrowserTests: BrowserTestCase {
    func testWhatIsPressedSaysAtOnceThatItWasTaken() async throws {
      let page = try await openNew(at: "/shop")
      let seen = try await page.evaluate(
        """
        (() => {
          const control = document.querySelector(".act[data-usual]");
          control.click();
          return [getComputedStyle(control).opacity, getComputedStyle(document.querySelector("header")).animationName].join(" ");
        })()
        """
      )
      XCTAssertEqual(seen.text, "0.55 wait")
      try await page.until(says: "In the cart: 1 ")
      expectEqual(try await page.count(of: "[aria-busy],.busy"), 0, "it is there")
    }

    func testTwoPressesAtOnePlaceAddTheSameProductTwice() async throws {
      for look in [BrowserLook.desk, .tablet, .phone] {
        let page = try await openNew(look, at: "/shop")
        let selector = "button.act[data-usual][value=TSHIRT]"
        let before = try await page.top(of: selector)
        try await page.click(selector)
        try await page.until(says: "Added: 1 × Cabify T-Shirt.")
        let after = try await page.top(of: selector)
        XCTAssertEqual(after, before, look.name)
        try await page.click(selector, times: 2)
        try await page.until(says: "In the cart: 3")
        let cart = try await openAnother(page, at: "/shop/cart")
        let text = try await cart.text(of: "tbody")
        XCTAssertFalse(text.contains("MUG") || text.contains("VOUCHER"), text)
      }
    }

    /// For every button that leaves the page in place, neither it nor the common elements move.
    func testWhatIsOnBothPagesKeepsItsPlace() async throws {
      let verbs = try await EveryVerb()
      let arcade = try await serve(on: verbs.run.folder)
      for look in [BrowserLook.desk, .tablet, .phone] {
        let page = try await open(arcade, look, at: "/shop")
        for code in ["MUG", "TSHIRT", "VOUCHER"] { try await page.scan(code) }
        try await page.until(says: "In the cart: 3 ")
        for path in ["/shop", "/shop/cart", "/shop/day", "/observe/watches/1", "/prices/categories", "/words/topics"] {
          try await page.go(path)
          let count = try await page.evaluate("\(Self.pressable).length").number
          for place in 0..<Int(count) {
            try await page.go(path)
            let moved = try await page.evaluate(Self.moved(by: place), isPromise: true).list.map(\.text)
            XCTAssertEqual(moved, [], "\(path) \(place) \(look.name)")
          }
        }
      }
    }

    /// Long news is part of the page; once it is gone, the pressed element does not move up.
    func testWhatIsPressedKeepsItsPlaceWhereLongNewsGoAway() async throws {
      for look in [BrowserLook.desk, .phone] {
        let page = try await openNew(look, at: "/shop")
        try await page.click("button.act[data-usual][value=MUG]")
        try await page.until(says: "In the cart: 1")
        try await page.go("/shop/cart")
        try await page.evaluate("document.querySelector('#more').open = true")
        try await page.click("#f-code--code")
        try await page.send("Input.insertText", ["text": .text(String(repeating: "X", count: 200))])
        try await page.press(.enter, after: 2)
        try await page.until("document.querySelector('.news:not(.over)')")
        for count in 2...3 {
          let plus = "button.act[data-usual]"
          try await page.evaluate("scrollTo(0, 0)")
          let before = try await page.top(of: plus)
          try await page.click(plus)
          try await page.until("document.querySelector('.count').innerText.includes('\(count)')")
          let after = try await page.top(of: plus)
          XCTAssertEqual(after, before, "\(look.name) \(count)")
          let text = try await page.text(of: "main")
          XCTAssertFalse(text.contains("XXXXX"), text)
        }
      }
    }

    /// The first and the last of each kind.
    private static let pressable = """
      ((all) => {
        const kind = (one) => one.getAttribute("form") || one.id || one.innerText, kinds = all.map(kind);
        return all.filter((one, at) => [kinds.indexOf(kind(one)), kinds.lastIndexOf(kind(one))].includes(at));
      })([...document.querySelectorAll('main .act,main .row,main .near button')])
      """

    /// Returns the elements that moved after a press, without a row added or removed above in the same table.
    private static func moved(by place: Int) -> String {
      """
      (async () => {
        const name = (one) => one.id || one.getAttribute("href") || one.form?.id + one.value;
        const at = () => new Map([...document.querySelectorAll("main a,main button,main input,main summary")]
          .filter((one) => one.checkVisibility()).map((one) => [name(one), Math.round(one.getBoundingClientRect().top)]));
        const rows = () => document.querySelectorAll("main tr").length, main = document.querySelector("main");
        const [before, count, path] = [at(), rows(), location.pathname];
        // What the presses before took away cannot be pressed.
        const pressed = \(pressable)[\(place)];
        if (!pressed) return [];
        pressed.click();
        // What only opens something sends nothing.
        if (pressed.ariaBusy !== "true") return [];
        for (let wait = 0; wait < 400 && document.querySelector("main") === main; wait++) await new Promise((go) => setTimeout(go, 10));
        await new Promise((go) => setTimeout(go, 30));
        if (location.pathname !== path || rows() !== count) return [];
        return [...at()].filter(([one, top]) => before.has(one) && Math.abs(before.get(one) - top) > 1)
          .map(([one, top]) => one + " " + before.get(one) + " " + top);
      })()
      """
    }

    func testAPressOfATenthOfASecondIsNotLostWhileTheClockGoesOn() async throws {
      let arcade = try await serve()
      let page = try await open(arcade, at: "/words")
      try await page.click("#b-play")
      try await page.until(says: "Round 1 of 10")
      try await page.evaluate("document.querySelector('#b-r').isSame = true")
      for second in 1...2 {
        await arcade.pause.advanceOnceAwaited(by: .seconds(1))
        try await page.until("document.querySelector('.falling.u\(second)')")
        let isSame = try await page.evaluate("document.querySelector('#b-r').isSame === true").isTrue
        XCTAssertTrue(isSame, "the button was drawn anew")
      }
    }

    func testASecondPressDoesNotAnswerTheNextQuestion() async throws {
      for look in [BrowserLook.desk, .phone] {
        let page = try await openNew(look, at: "/words")
        try await page.click("#b-play", times: 2)
        try await page.until(says: "Round 1 of 10")
        for round in 1...3 {
          try await page.until(says: "Round \(round) of 10")
          let (x, y) = try await page.middle(of: "#b-r")
          try await page.click("#b-r")
          try await page.until(says: "Round \(round + 1) of 10")
          try await page.press(x, y)
          let title = try await page.text(of: "h1")
          XCTAssertEqual(title, "Round \(round + 1) of 10")
        }
      }
    }

    /// When a line is taken out of the cart, the next one moves under the finger.
    func testASecondPressTakesNoOtherLineOut() async throws {
      for look in [BrowserLook.desk, .phone] {
        let page = try await openNew(look, at: "/shop")
        for code in ["MUG", "TSHIRT", "VOUCHER"] { try await page.scan(code) }
        try await page.until(says: "In the cart: 3 ")
        try await page.go("/shop/cart")
        // Stops the time of the page.
        try await page.evaluate("window.held = performance.now(); performance.now = () => held")
        let crosses = "main [form=press-remove]"
        let (x, y) = try await page.middle(of: crosses)
        try await page.press(x, y)
        try await page.until("document.querySelectorAll('\(crosses)').length === 2 && !document.querySelector('.busy')")

        try await page.press(x, y)

        expectEqual(try await page.count(of: "[aria-busy]"), 0, look.name)
        expectEqual(try await page.count(of: crosses), 2, look.name)
        try await page.evaluate("held += 400")
        try await page.press(x, y)
        try await page.until("document.querySelectorAll('\(crosses)').length === 1")
      }
    }

    func testEnterAnswersWhatDestroysWithNo() async throws {
      let page = try await openNew(at: "/shop")
      try await page.click("button.act[data-usual][value=MUG]")
      try await page.until(says: "In the cart: 1 ")
      try await page.go("/shop/cart/clear")
      let first = try await page.text(of: ".question .button")
      XCTAssertTrue(first.hasPrefix("Keep"), first)
      let ground = try await page.evaluate(
        "[...document.querySelectorAll('.question .button')].map((one) => getComputedStyle(one).backgroundColor)"
      ).list.map(\.text)
      XCTAssertEqual(Set(ground).count, 2)
      XCTAssertEqual(ground.last, "rgb(171, 33, 24)")
      try await page.press(.enter, after: 2)
      try await page.until(says: "€7.50")
      try await page.go("/settings/erase")
      try await page.press(.enter, after: 2)
      try await page.until("location.pathname !== '/settings/erase'")
      try await page.go("/shop/cart")
      try await page.until(says: "€7.50")
    }

    func testEnterSaysNothingOfWhatTheTerminalDid() async throws {
      let arcade = try await serve(environment: ["ARCADE_SHOP_CARD": "terminal"])
      let page = try await open(arcade, at: "/shop")
      try await page.click("button.act[data-usual][value=MUG]")
      try await page.until(says: "In the cart: 1 ")
      try await page.go("/shop/cart")
      try await page.click("#b-pay")
      try await page.until("document.querySelector('.question')")
      let answers = try await page.text(of: ".question .button").split(separator: "\n").map(String.init)
      XCTAssertEqual(answers, ["Took it", "Did not take it", "Ask later"])
      let question = try await page.text(of: ".question p")
      try await page.press(.enter, after: 2)
      try await page.click("#b-later")
      try await page.until(at: "/shop/orders")
      try await page.go("/shop/cart")
      try await page.click("#b-pay")
      try await page.until("document.querySelector('.question')")
      let still = try await page.text(of: ".question p")
      XCTAssertEqual(still, question)
    }

    func testWhatWasTypedBehindACookieThatHoldsNoMoreIsKept() async throws {
      let page = try await openNew(at: "/shop/cart")
      forgiven = ["403 (Forbidden)"]
      try await page.send("Network.clearBrowserCookies")
      try await page.evaluate("document.querySelector('#more').open = true")
      try await page.click("#f-code--code")
      try await page.type("SUMMER")
      let count = page.events.count
      try await page.press(.enter)
      try await page.loaded(from: count)
      let kept = try await page.evaluate("document.querySelector('input[value=SUMMER]') !== null").isTrue
      XCTAssertTrue(kept)
    }

    func testThePlaceInALongListIsKeptOnTheWayBack() async throws {
      let folder = try TemporaryFolder()
      let rows = (1...60).map { "P\($0),Product \($0),1.00" }
      try folder.write(Data((["code,name,price"] + rows).joined(separator: "\n").utf8), to: "list.csv")
      let arcade = try await serve(environment: ["ARCADE_SHOP_CATALOG": folder.path("list.csv")], on: folder)
      let page = try await open(arcade, .phone, at: "/shop")
      try await page.evaluate("scrollTo(0, 1500)")
      try await page.evaluate("document.querySelector('header a[href=\"/prices\"]').click()")
      try await page.until(at: "/prices")
      try await page.move(by: -1)
      try await page.until(at: "/shop")
      let place = try await page.evaluate("scrollY").number
      XCTAssertEqual(place, 1_500)
    }

    func testEscapeGoesUpFromABookmark() async throws {
      let page = try await openNew(at: "/shop")
      try await page.click("button.act[data-usual][value=MUG]")
      try await page.until(says: "In the cart: 1 ")
      try await page.go("/shop/cart")
      try await page.click("#b-pay")
      try await page.until(at: "/shop/orders/1")
      try await page.go("/shop/orders/1")
      for path in ["/shop/orders", "/shop", "/"] {
        try await page.press(.escape)
        if path == "/" { try await page.press(.escape) }
        try await page.until(at: path)
      }
    }
  }

  extension BrowserPage {
    /// Returns the distance of an element from the top of the window in pixels.
    func top(of selector: String) async throws -> Int {
      let place = "document.querySelector(\(Self.literal(selector))).getBoundingClientRect().top"
      return Int(try await evaluate(place).number.rounded())
    }
  }
#endif
