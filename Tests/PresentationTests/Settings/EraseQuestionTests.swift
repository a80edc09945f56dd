import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class EraseQuestionTests: XCTestCase {
  func testItIsAskedBeforeAndSaidAfterwards() async throws {
    var question = ErasePresenter(SampleSettings().actions())
    let page = await question.load()
    let sentence = "Delete everything in /data? Carts, orders, games, decks, watches and settings are gone then."
    XCTAssertEqual(page.question, sentence)
    XCTAssertEqual(page.offers.map(\.word), ["yes", "no"])
    try await expectEqual(question.perform("no"), .go(.list, "Nothing was deleted."))
    let deleted = "Deleted: everything that Arcade kept in /data. This is not Arcade's and stayed: notes.txt."
    try await expectEqual(question.perform("yes"), .go(.list, deleted, .good))
  }

  func testWhereItFailsTheQuestionIsLeftSoThatNobodyAnswersItForEver() async throws {
    let sample = SampleSettings(eraseFailure: RepositoryError(.notOurs, subject: "/data/arcade.sqlite"))
    var question = ErasePresenter(sample.actions())
    let next = try await question.perform(.erase)
    XCTAssertEqual(next.route, .list)
    XCTAssertEqual(next.tones, [.bad])
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
      var question = ErasePresenter(actions)
      try await expectEqual(question.perform(.erase).news, [Notice(sentence, .bad)])
    }
  }

  func testEveryScreenLeadsToIt() async throws {
    let actions = SampleSettings().actions()
    try await assertLeadsToErasing(SettingListPresenter(actions))
    for name in ["language", "unknown"] { try await assertLeadsToErasing(SettingPresenter(actions, name)) }
  }

  private func assertLeadsToErasing(_ presenter: some PagePresenter<SettingsScreens>) async throws {
    var presenter = presenter
    await expectEqual(presenter.load().offer("erase")?.address, "/settings/erase")
    try await expectEqual(presenter.perform("erase"), .go(.erase))
  }
}
