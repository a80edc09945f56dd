import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class OwnerListTests: XCTestCase {
  func testWhatIsWhoseIsListed() async throws {
    let ana = try XCTUnwrap(Owner("Ana"))
    let owners = SampleOwners([OwnerSummary(.nobody, games: 2, orders: 0), OwnerSummary(ana, games: 1_000, orders: 1)])
    let rows = [["no name", "2", "0"], ["Ana", "1,000", "1"]]
    await expectEqual(shown(OwnerListPresenter(SampleSettings(owners: owners).actions())).rows, rows)
  }

  func testItIsAskedBeforeAndSaidAfterwards() async throws {
    let ana = try XCTUnwrap(Owner("Ana"))
    let outcomes: [(OwnershipTransfer, Notice)] = [
      (
        .claimed(OwnerSummary(ana, games: 1, orders: 2)),
        Notice("What had no name belongs to “Ana” now, among it 1 game and 2 orders.", .good)
      ), (.nothing, Notice("There is nothing without a name, so nothing was changed.")),
      (
        .refused([.cart, .priceGame]),
        Notice(
          "Nothing was changed: there is a cart and a price game in progress without a name, and “Ana” has them too. "
            + "Finish one of the two, then try again.",
          .warning
        )
      ),
    ]
    for (claim, notice) in outcomes {
      let actions = SampleSettings(owners: SampleOwners(claim: claim)).actions()
      var list = OwnerListPresenter(actions)
      try await expectEqual(list.perform("adopt", ["name": " Ana "]).route, .claim(ana))

      var question = ClaimPresenter(actions, ana)
      let sentence = "Give everything that has no name to “Ana”? The cart, payments, games and answers are theirs then."
      await expectEqual(question.load().question, sentence)
      try await expectEqual(question.perform("no"), .go(.owners))
      try await expectEqual(question.perform("yes"), .go(.owners, [notice]))
    }
  }

  func testWhereItFailsTheQuestionIsLeftSoThatNobodyAnswersItForEver() async throws {
    let owners = SampleOwners(failure: RepositoryError(.busy, subject: "/data/arcade.sqlite", canRetry: true))
    var question = ClaimPresenter(SampleSettings(owners: owners).actions(), try XCTUnwrap(Owner("Ana")))
    let next = try await question.perform("yes")
    XCTAssertEqual(next.route, .owners)
    XCTAssertEqual(next.tones, [.bad])
  }

  func testANameThatIsNoneIsRefused() async throws {
    let list = OwnerListPresenter(SampleSettings().actions())
    let sentence = "“\u{200B}” cannot be a name here. Write up to 40 characters that can be seen."
    await assertRefuses("adopt", ["name": "\u{200B}"], by: list, sentence)
  }
}

final class BrowserListTests: XCTestCase {
  func testThoseThatAreKnownAreListedInTheOrderInWhichTheyCame() async throws {
    let samples = SampleSettings(browsers: browsers)

    let rows = await shown(BrowserListPresenter(samples.actions())).rows
    XCTAssertEqual(rows.map(\.first), ["Firefox, Linux", "a browser"])
    XCTAssertEqual(rows.map(\.last), ["the pass phrase", "the printed address"])
  }

  func testOneIsSignedOutByItsRowAndAllAtOnce() async throws {
    let samples = SampleSettings(browsers: browsers)
    var browsers = BrowserListPresenter(samples.actions())
    try await expectEqual(browsers.perform("sign-out", ["n": "a"]), .stay("1 browser is signed out.", .good))

    await expectEqual(browsers.load().rows.map(\.first), ["a browser"])
    try await expectEqual(browsers.perform("sign-out all"), .stay("1 browser is signed out.", .good))
    let page = await browsers.load()
    guard case .empty = page.content else { return XCTFail("\(page)") }
    try await expectEqual(samples.browsers.browsers(), [])
  }

  private var browsers: [KnownBrowser] {
    let now = HandDrivenTime().now()
    return [
      KnownBrowser(id: "a", name: "Firefox, Linux", came: now, used: now, phrase: "mark"),
      KnownBrowser(id: "old", name: "", came: now, used: now.advanced(by: .seconds(-30 * 86_400)), phrase: nil),
      KnownBrowser(id: "b", name: "", came: now, used: now, phrase: nil),
    ]
  }
}
