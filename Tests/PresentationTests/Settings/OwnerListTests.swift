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
    try await expectEqual(shown(PageModule(OwnerListPresenter(SampleSettings(owners: owners).actions()))).rows, rows)
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
      let (list, _, way) = await opened(PageModule(OwnerListPresenter(actions)))
      try await list.perform("adopt", ["name": " Ana "])
      XCTAssertEqual(way.routes, [.claim(ana)])

      let (question, view, router) = await opened(PageModule(ClaimPresenter(actions, ana)))
      try await question.perform("no")
      try await question.perform("yes")

      let sentence = "Give everything that has no name to “Ana”? The cart, payments, games and answers are theirs then."
      XCTAssertEqual(view.last?.question, sentence)
      XCTAssertEqual(router.routes, [.owners, .owners])
      XCTAssertEqual(router.news.flatMap { $0 }, [notice])
    }
  }

  func testWhereItFailsTheQuestionIsLeftSoThatNobodyAnswersItForEver() async throws {
    let owners = SampleOwners(failure: RepositoryError(.busy, subject: "/data/arcade.sqlite", canRetry: true))
    let (question, _, router) = await opened(
      PageModule(ClaimPresenter(SampleSettings(owners: owners).actions(), try XCTUnwrap(Owner("Ana"))))
    )
    try await question.perform("yes")
    XCTAssertEqual(router.routes, [.owners])
    XCTAssertEqual(router.news.first?.map(\.tone), [.bad])
  }

  func testANameThatIsNoneIsRefused() async throws {
    let (list, _, _) = await opened(PageModule(OwnerListPresenter(SampleSettings().actions())))
    let sentence = "“\u{200B}” cannot be a name here. Write up to 40 characters that can be seen."
    await assertRefuses("adopt", ["name": "\u{200B}"], by: list, sentence)
  }
}

final class BrowserListTests: XCTestCase {
  func testThoseThatAreKnownAreListedInTheOrderInWhichTheyCame() async throws {
    let samples = SampleSettings(browsers: browsers)
    let (_, view, _) = await opened(PageModule(BrowserListPresenter(samples.actions())))

    let rows = view.last?.rows ?? []
    XCTAssertEqual(rows.map(\.first), ["Firefox, Linux", "a browser"])
    XCTAssertEqual(rows.map(\.last), ["the pass phrase", "the printed address"])
  }

  func testOneIsSignedOutByItsRowAndAllAtOnce() async throws {
    let samples = SampleSettings(browsers: browsers)
    let (presenter, view, _) = await opened(PageModule(BrowserListPresenter(samples.actions())))

    try await presenter.perform("sign-out", ["n": "a"])

    XCTAssertEqual(view.last?.news, [Notice("1 browser is signed out.", .good)])
    XCTAssertEqual(view.last?.rows.map(\.first), ["a browser"])
    try await presenter.perform("sign-out all")
    XCTAssertEqual(view.last?.news, [Notice("1 browser is signed out.", .good)])
    guard case .empty? = view.last?.content else { return XCTFail("\(view.screens)") }
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
