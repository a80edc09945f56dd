import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// A probable typo is asked about once, and a drawer movement is reversed.
final class DrawerQuestionTests: XCTestCase {
  func testMoreThanTheDrawerHoldsIsTakenOutAfterAYesOnly() async throws {
    let shop = try await makeShop()
    let request = DrawerRequest.move(.out, amount: "50.01", why: "ice")
    var day = DayPresenter(shop.actions())
    var next = try await day.perform(.use(.move(.out, amount: "50", why: "ice")))
    XCTAssertEqual(next, .stay("Taken out: €50.00. The drawer should hold €0.00 now.", .good))
    try await day.perform(.use(.move(.in, amount: "50", why: "back")))

    try await expectEqual(day.perform(.use(request)).route, .drawer(request))

    var question = DrawerPresenter(shop.actions(), request)
    let asked = await question.load()
    XCTAssertEqual(asked.question, "The drawer should hold €50.00. Take €50.01 out all the same?")
    XCTAssertEqual(asked.offer("no")?.weight, .usual)
    try await expectEqual(question.perform("no"), .back(orTo: .day(nil), "The drawer is as it was."))
    await assertExpected(5_000, in: shop)

    try await question.perform("yes", ["expected": "50.00 EUR"])
    await assertExpected(-1, in: shop)
    next = try await question.perform("yes", ["expected": "50.00 EUR"])
    XCTAssertEqual(next.tones, [.warning], "a second press does nothing")
    await assertExpected(-1, in: shop)
  }

  func testACountThatIsOffByMoreThanHalfIsAskedAbout() async throws {
    for (counted, isAsked) in [("25", false), ("24.99", true), ("75", false), ("75.01", true), ("50", false)] {
      let shop = try await makeShop()
      let request = DrawerRequest.close(counted: counted)
      var day = DayPresenter(shop.actions())
      try await expectEqual(day.perform(.use(request)).route, isAsked ? .drawer(request) : .closing(1), counted)

      guard isAsked else { continue }
      var question = DrawerPresenter(shop.actions(), request)
      let page = await question.load()
      XCTAssertEqual(
        page.question,
        "The drawer should hold €50.00. Did you really count €\(counted)\(counted.contains(".") ? "" : ".00")?"
      )
      try await expectEqual(question.perform("yes", ["expected": "50.00 EUR"]).route, .closing(1))
    }
  }

  func testWhatWasMovedLastIsTakenBackOnTheDay() async throws {
    let shop = try await makeShop()
    var day = DayPresenter(shop.actions())
    try await day.perform("in", ["amount": "5", "why": "coins"])

    var next = try await day.perform("undo-cash")
    XCTAssertEqual(next, .stay("Taken back: put in €5.00. The drawer should hold €50.00 now.", .good))
    next = try await day.perform("undo-cash")
    XCTAssertEqual(next, .stay("Taken back: float €50.00. The drawer should hold €0.00 now.", .good))
    try await expectEqual(day.perform("undo-cash").tones, [.bad])

    _ = try await shop.records.close(counted: euro(0), at: shop.time.now())
    let closed = await shown(ClosingPresenter(shop.actions(), 1))
    let rows = [
      ["Float", "", "€50.00"], ["Put in", "coins", "€5.00"],
      ["Put in, taken back (Nov 20, 2026 at 9:00 AM)", "coins", "-€5.00"],
      ["Float, taken back (Nov 20, 2026 at 9:00 AM)", "", "-€50.00"],
    ]
    XCTAssertEqual(closed.tables.last?.rows.map { Array($0.cells.map(\.text).dropFirst()) }, rows)
    try await expectEqual(day.perform("undo-cash").tones, [.bad], "nothing behind a closing is taken back")
  }

  func testUndoOnTheDayTakesNothingBackAndNamesBothWords() async throws {
    let shop = try await makeShop()
    let sentence =
      "undo takes back a step in the cart and works there. undo-cash takes back the last movement of cash and works on the day of today."
    let screen = await shown(DayPresenter(shop.actions()))
    XCTAssertEqual(screen.offer("undo")?.closed, sentence)
    XCTAssertNotNil(screen.offer("undo-cash"))
    XCTAssertNil(screen.offer("undo-cash")?.closed)
    let before = await shown(
      DayPresenter(shop.actions(), CalendarDay(daysSince1970: shop.time.today().daysSince1970 - 1))
    )
    XCTAssertEqual(before.offer("undo")?.closed, sentence)
    XCTAssertNil(before.offer("undo-cash"))
    let cart = await shown(CartPresenter(shop.actions()))
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

  /// Returns a shop with a float of 50.00 in its drawer.
  private func makeShop() async throws -> SampleShop {
    let shop = try SampleShop()
    try await shop.records.add(DrawerMove(.float, euro(5_000), at: shop.time.now()))
    return shop
  }
}
