#if canImport(Glibc) || canImport(Musl)
  import ArcadeTesting
  import Foundation
  import XCTest

  /// Nothing on a page is covered for long, and nothing is out of reach.
  final class CoverBrowserTests: BrowserTestCase {
    private func till() async throws -> ServedArcade {
      let folder = try TemporaryFolder()
      let lines =
        (1...9).map { "P\($0),Product \($0),1.50,,red" } + ["HAM,Ham,18.00,kg,blue", "TOM,Tomatoes,2.40,kg,red"]
      try folder.write(Data((["code,name,price,unit,color"] + lines).joined(separator: "\n").utf8), to: "list.csv")
      return try await serve(environment: ["ARCADE_SHOP_CATALOG": folder.path("list.csv")], on: folder)
    }

    func testNewsLetPressesThroughAndLeave() async throws {
      let page = try await open(try await till(), .phone, at: "/shop")
      try await page.click("button.act[data-usual][value=P1]", says: "Added: 1 × Product 1.")
      let over = "document.querySelector('.over .note')"
      let under = """
        (() => {
          const at = \(over).getBoundingClientRect();
          return !\(over).contains(document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2));
        })()
        """
      expectEqual(try await page.evaluate(under).isTrue, true, "a press meets what is beneath")
      let leaves = "\(over).getAnimations()[0]?.effect.getComputedTiming().endTime"
      expectEqual(try await page.evaluate(leaves).number, 4_000)
      try await page.evaluate("\(over).getAnimations()[0].finish()")
      expectEqual(try await page.evaluate("\(over).checkVisibility({ visibilityProperty: true })").isTrue, false)
    }

    func testPayIsInTheWindowWithSevenLines() async throws {
      for look in [BrowserLook(width: 1_400, height: 600), .tablet, .phone] {
        let page = try await open(try await till(), look, at: "/shop")
        for number in 1...7 { try await page.scan("P\(number)", says: "Added: 1 × Product \(number).") }
        let bottom = "document.querySelector('#b-pay').getBoundingClientRect().bottom <= innerHeight"
        expectEqual(try await page.evaluate(bottom).isTrue, true, look.name)
        try await page.go("/shop/cart/clear")
        try await page.click("#b-yes")
      }
    }

    /// An unread listing is opened by a button, because that changes its state.
    func testUnreadListingsLookAsLinksDo() async throws {
      let run = try BareRun()
      let path = try run.write("id,name,price\n1,iron pot,10.00\n2,ink,2.00\n", to: "list.csv")
      await run.done(["observe", "add", path, "--name", "list", "--currency", "EUR"])
      try run.write("id,name,price\n1,iron pot,9.00\n2,ink,2.00\n", to: "list.csv")
      await run.done(["observe", "update"])
      let page = try await open(try await serve(on: run.folder), .phone, at: "/observe/watches/1")
      let looks = ["button.row", "th a"].map { selector in
        """
        (() => {
          const one = document.querySelector("\(selector)"), look = getComputedStyle(one);
          return [look.color, look.textDecorationLine, look.textUnderlineOffset, look.fontWeight, look.lineHeight,
            getComputedStyle(one, "::first-letter").textTransform].join();
        })()
        """
      }
      let (button, link) = (try await page.evaluate(looks[0]).text, try await page.evaluate(looks[1]).text)
      XCTAssertEqual(button, link)
    }

    func testFieldsOfWeighedTilesStayInTheirTiles() async throws {
      for look in [BrowserLook.phone, .tablet, BrowserLook(width: 1_400, height: 900)] {
        let page = try await open(try await till(), look, at: "/shop")
        try await page.click("#w-HAM")
        try await page.enter("0.5", says: "Added: 0.5 kg Ham.")
        let outside = """
          [...document.querySelectorAll('.tiles tr')].filter((tile) => {
            const edge = tile.getBoundingClientRect();
            return [...tile.querySelectorAll('input,button,b')].some((one) => {
              const at = one.getBoundingClientRect();
              return at.width && (at.left < edge.left || at.right > edge.right || at.bottom > edge.bottom);
            });
          }).length
          """
        expectEqual(try await page.evaluate(outside).number, 0, look.name)
      }
    }
  }
#endif
