import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class EraseQuestionTests: XCTestCase {
  func testItIsAskedBeforeAndSaidAfterwards() async throws {
    let (presenter, view, router) = await opened(PageModule(ErasePresenter(SampleSettings().actions())))
    try await presenter.perform("no")
    try await presenter.perform("yes")

    let question = "Delete everything in /data? Carts, orders, games, decks, watches and settings are gone then."
    XCTAssertEqual(view.screens.map(\.question), [question])
    XCTAssertEqual(view.last?.offers.map(\.word), ["yes", "no"])
    XCTAssertEqual(router.routes, [.list, .list])
    let news = [
      Notice("Nothing was deleted."),
      Notice("Deleted: everything that Arcade kept in /data. This is not Arcade's and stayed: notes.txt.", .good),
    ]
    XCTAssertEqual(router.news.flatMap { $0 }, news)
  }

  func testWhereItFailsTheQuestionIsLeftSoThatNobodyAnswersItForEver() async throws {
    let sample = SampleSettings(eraseFailure: RepositoryError(.notOurs, subject: "/data/arcade.sqlite"))
    let (presenter, _, router) = await opened(PageModule(ErasePresenter(sample.actions())))
    await presenter.perform(.erase)

    XCTAssertEqual(router.routes, [.list])
    XCTAssertEqual(router.news.first?.map(\.tone), [.bad])
  }

  func testAnOpenPaymentIsSettledFirst() async throws {
    let open = RepositoryError(.paymentOpen, subject: "/data/arcade.sqlite", canRetry: true)
    for (language, sentence) in [
      (
        Language.english,
        "A payment is still open, so nothing was deleted. Open the shop as whoever began it, and it says what became of it; then delete again."
      ),
      (
        .spanish,
        "Hay un pago sin cerrar, así que no se borró nada. Abre la tienda con el nombre de quien lo empezó y te dirá cómo acabó; después, vuelve a borrar."
      ),
      (.japanese, "まだ終わっていない支払いがあるため、何も削除していません。その支払いを始めた利用者でショップを開くと、結果が確かめられます。そのあとで、もう一度削除してください。"),
    ] {
      let actions = SampleSettings(eraseFailure: open).actions(in: language)
      let (presenter, _, router) = await opened(PageModule(ErasePresenter(actions)))
      await presenter.perform(.erase)

      XCTAssertEqual(router.news, [[Notice(sentence, .bad)]])
    }
  }

  func testEveryScreenLeadsToIt() async throws {
    let actions = SampleSettings().actions()
    for route in [SettingsRoute.list, .setting("language"), .setting("unknown")] {
      try await assertLeadsToErasing(actions.module(at: route))
    }
  }

  private func assertLeadsToErasing(_ module: some Module<SettingsRoute>) async throws {
    let (presenter, view, router) = await opened(module)
    try await presenter.perform("erase")
    XCTAssertEqual(view.last?.offer("erase")?.address, "/settings/erase")
    XCTAssertEqual(router.routes, [.erase])
  }
}
