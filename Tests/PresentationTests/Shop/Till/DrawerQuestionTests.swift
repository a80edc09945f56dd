import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// What is a slip more likely than a wish is asked about once, and what was moved is taken back.
final class DrawerQuestionTests: XCTestCase {
  func testMoreThanTheDrawerHoldsIsTakenOutAfterAYesOnly() async throws {
    let shop = try await makeShop()
    let request = DrawerRequest.move(.out, amount: "50.01", why: "ice")
    let (day, view, router) = await opened(PageModule(DayPresenter(shop.actions())))
    await day.perform(.use(.move(.out, amount: "50", why: "ice")))
    XCTAssertEqual(view.last?.news, [Notice("Taken out: €50.00. The drawer should hold €0.00 now.", .good)])
    await day.perform(.use(.move(.in, amount: "50", why: "back")))

    await day.perform(.use(request))

    XCTAssertEqual(router.routes, [.drawer(request)])
    let (question, asked, answered) = await opened(PageModule(DrawerPresenter(shop.actions(), request)))
    XCTAssertEqual(asked.last?.question, "The drawer should hold €50.00. Take €50.01 out all the same?")
    XCTAssertEqual(asked.last?.offer("no")?.weight, .usual)
    try await question.perform("no")
    XCTAssertEqual(answered.newsOnGoingBack, [[Notice("The drawer is as it was.")]])
    await assertExpected(5_000, in: shop)

    try await question.perform("yes", ["expected": "50.00 EUR"])
    await assertExpected(-1, in: shop)
    try await question.perform("yes", ["expected": "50.00 EUR"])
    await assertExpected(-1, in: shop)
    XCTAssertEqual(asked.last?.news.map(\.tone), [.warning], "a second press does nothing")
  }

  func testACountThatIsOffByMoreThanHalfIsAskedAbout() async throws {
    for (counted, isAsked) in [("25", false), ("24.99", true), ("75", false), ("75.01", true), ("50", false)] {
      let shop = try await makeShop()
      let request = DrawerRequest.close(counted: counted)
      let (day, _, router) = await opened(PageModule(DayPresenter(shop.actions())))

      await day.perform(.use(request))

      XCTAssertEqual(router.routes, [isAsked ? .drawer(request) : .closing(Closing.ID(number: 1))], counted)
      guard isAsked else { continue }
      let (question, view, next) = await opened(PageModule(DrawerPresenter(shop.actions(), request)))
      XCTAssertEqual(
        view.last?.question,
        "The drawer should hold €50.00. Did you really count €\(counted)\(counted.contains(".") ? "" : ".00")?"
      )
      try await question.perform("yes", ["expected": "50.00 EUR"])
      XCTAssertEqual(next.routes, [.closing(Closing.ID(number: 1))])
    }
  }

  func testWhatWasMovedLastIsTakenBackOnTheDay() async throws {
    let shop = try await makeShop()
    let (day, view, _) = await opened(PageModule(DayPresenter(shop.actions())))
    try await day.perform("in", ["amount": "5", "why": "coins"])

    try await day.perform("undo-cash")
    XCTAssertEqual(view.last?.news, [Notice("Taken back: put in €5.00. The drawer should hold €50.00 now.", .good)])
    try await day.perform("undo-cash")
    XCTAssertEqual(view.last?.news, [Notice("Taken back: float €50.00. The drawer should hold €0.00 now.", .good)])
    try await day.perform("undo-cash")
    XCTAssertEqual(view.last?.news.map(\.tone), [.bad])

    _ = try await shop.records.close(counted: euro(0), at: shop.time.now())
    let (_, closed, _) = await opened(PageModule(ClosingPresenter(shop.actions(), Closing.ID(number: 1))))
    let rows = [
      ["Float", "", "€50.00"], ["Put in", "coins", "€5.00"],
      ["Put in, taken back (Nov 20, 2026 at 9:00 AM)", "coins", "-€5.00"],
      ["Float, taken back (Nov 20, 2026 at 9:00 AM)", "", "-€50.00"],
    ]
    XCTAssertEqual(closed.last?.tables.last?.rows.map { Array($0.cells.map(\.text).dropFirst()) }, rows)
    await day.show()
    try await day.perform("undo-cash")
    XCTAssertEqual(view.last?.news.map(\.tone), [.bad], "nothing behind a closing is taken back")
  }

  func testUndoOnTheDayTakesNothingBackAndNamesBothWords() async throws {
    let shop = try await makeShop()
    let sentence =
      "undo takes back a step in the cart and works there. undo-cash takes back the last movement of cash and works on the day of today."
    let screen = try await shown(PageModule(DayPresenter(shop.actions())))
    XCTAssertEqual(screen.offer("undo")?.closed, sentence)
    XCTAssertNotNil(screen.offer("undo-cash"))
    XCTAssertNil(screen.offer("undo-cash")?.closed)
    let before = try await shown(
      PageModule(DayPresenter(shop.actions(), CalendarDay(daysSince1970: shop.time.today().daysSince1970 - 1)))
    )
    XCTAssertEqual(before.offer("undo")?.closed, sentence)
    XCTAssertNil(before.offer("undo-cash"))
    let cart = try await shown(PageModule(CartPresenter(shop.actions())))
    XCTAssertNil(cart.offer("undo")?.closed)
    XCTAssertNil(cart.offer("undo-cash"))
  }

  func testTheAddressSaysWhatIsAsked() {
    for request in [
      DrawerRequest.move(.out, amount: "1,50", why: "ice & salt"), .move(.float, amount: "5", why: ""),
      .close(counted: "12.40"),
    ] {
      XCTAssertEqual(ShopRoute(address: ShopRoute.drawer(request).address), .drawer(request))
    }
    XCTAssertNil(ShopRoute(address: "/shop/drawer?do=burn&amount=5"))
    XCTAssertNil(ShopRoute(address: "/shop/drawer"))
  }

  private func assertExpected(_ cents: Int64, in shop: SampleShop) async {
    let expected = try? await shop.records.drawer(in: .eur).expected
    XCTAssertEqual(expected, euro(cents))
  }

  /// A drawer with a float of 50.00.
  private func makeShop() async throws -> SampleShop {
    let shop = try SampleShop()
    try await shop.records.add(DrawerMove(.float, euro(5_000), at: shop.time.now()))
    return shop
  }
}
