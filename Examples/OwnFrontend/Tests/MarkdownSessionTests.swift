import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import OwnFrontend
import XCTest

/// Two systems in a frontend that depends on neither.
final class MarkdownSessionTests: XCTestCase {
  func testACartIsFilledDrawnAndPaidByWordsAlone() async throws {
    let session = MarkdownSession(try SampleShop().actions())

    let isThere = await session.open("/shop")
    XCTAssertTrue(isThere)
    try await session.send("add", ["code": "3*TSHIRT"])
    _ = await session.open("/shop/cart")

    let cart = try XCTUnwrap(session.screen).markdown(at: .zero)
    XCTAssertTrue(
      cart.hasPrefix(
        """
        # Cart

        | Code | Name | Pieces | Each | Amount |
        | :-- | :-- | --: | --: | --: |
        | TSHIRT | Cabify T-Shirt | 3 | €20.00 | €60.00 |
        |  | 3 or more: 19.00 each |  |  | -€3.00 |
        """
      ),
      cart
    )
    XCTAssertTrue(cart.contains("\n- `remove code [n]` "), cart)

    try await session.send("pay")
    XCTAssertEqual(session.address, "/shop/orders/1")
    XCTAssertEqual(session.screen?.news.map(\.text), ["Payment completed: €57.00. Thank you!"])
  }

  func testAFallingWordLandsWhenItsTimeIsUp() async throws {
    let sample = SampleWordQuiz()
    let rules = try XCTUnwrap(FallingRules(rounds: 2))
    let session = MarkdownSession(sample.actions(rules: rules))
    _ = await session.open("/words")
    try await session.send("play")

    let round = try XCTUnwrap(session.screen).markdown(at: sample.time.elapsed())
    XCTAssertTrue(round.hasPrefix("# Round 1 of 2\n"), round)
    XCTAssertTrue(round.contains("\n*4 s*\n"), round)

    var wakes = 0
    while let wake = session.screen?.countdown?.wake {
      sample.time.advance(by: wake - sample.time.elapsed())
      await session.wake()
      wakes += 1
    }

    XCTAssertEqual(wakes, 8)
    let end = try XCTUnwrap(session.screen).markdown(at: sample.time.elapsed())
    XCTAssertTrue(end.contains("\n- No answer: 2\n"), end)
  }

  func testGoingOnAndBackKeepsOneOfEachScreen() async throws {
    let session = MarkdownSession(try SampleShop().actions())
    for address in ["/shop", "/shop/discounts", "/shop/cart", "/shop/discounts"] { _ = await session.open(address) }

    await session.goBack(orTo: .home, saying: [Notice("Look.")])
    XCTAssertEqual(session.address, "/shop")
    XCTAssertEqual(session.screen?.news, [Notice("Look.")])

    await session.goBack(orTo: .orders(), saying: [])
    XCTAssertEqual(session.address, "/shop/orders")
    let isThere = await session.open("/words")
    XCTAssertFalse(isThere)
  }

  func testWhatWasKeptIsThereTheNextTime() async throws {
    let folder = try TemporaryFolder()
    let mug = try XCTUnwrap(Product.Code("MUG"))
    func open() -> Shop {
      let database = Database(path: folder.path("shop.sqlite"), migrations: ArcadeSchema.migrations)
      return Shop.kept(in: database, time: HandDrivenTime())
    }

    try await open().scanProduct(mug, quantity: 2)

    let cart = try await open().openCart().cart
    XCTAssertEqual(cart.lines.map(\.quantity), [2])
  }
}
