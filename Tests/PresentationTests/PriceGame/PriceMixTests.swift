import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class PriceMixTests: XCTestCase {
  private let kitchen = SamplePrices.kitchen.id

  func testCategoriesAreCollectedForAMixAndPlayed() async throws {
    let sample = SampleQuiz()
    let (list, view, router) = watched(sample.actions.categories(at: [kitchen]))
    let blenders = "\(PriceCategory.blenders.id)"
    await list.show()

    try await list.perform("mix")
    try await list.perform("mix play")
    try await list.perform("mix", ["n": "\(blenders) \(blenders)"])
    let collected = view.screens.last?.texts
    try await list.perform("mix")
    try await list.perform("mix play")
    await assertRefuses(
      "mix",
      ["n": "\(blenders) 7"],
      by: list,
      "There is no “7” here. Choose one of those shown."
    )
    try await list.perform("mix clear")

    XCTAssertEqual(collected, ["To mix: Blenders."])
    XCTAssertEqual(
      view.screens.flatMap(\.news).map(\.text),
      [
        "Nothing is collected for a mix yet.", "Nothing is collected for a mix yet.", "To mix: Blenders.",
        "Nothing is collected for a mix yet.",
      ]
    )
    XCTAssertEqual(router.routes, [.game(3)])
    XCTAssertEqual(view.screens.last?.texts, [])
    let (mix, game) = (try await sample.games.mix(), try await sample.games.current())
    XCTAssertEqual(mix, [])
    XCTAssertEqual(game?.trails, [SamplePrices.trail])
  }

  func testACategoryOfCategoriesIsNotMixed() async {
    let (list, view, _) = watched(SampleQuiz().actions.categories())

    await list.show()
    await list.perform(.mix([CategoryTrail(SamplePrices.kitchen)]))

    XCTAssertEqual(
      view.screens.flatMap(\.news).map(\.text),
      ["“Kitchen” holds categories, not products. Choose one of them."]
    )
  }

  func testAMixThatCannotBeKeptIsSaid() async {
    let sample = SampleQuiz()
    sample.gameFaults.fail(.keepMix, with: RepositoryError(.full, subject: "/data/arcade.sqlite"))
    let (list, view, _) = watched(sample.actions.categories(at: [kitchen]))

    await list.show()
    await list.perform(.mix([SamplePrices.trail]))
    await list.perform(.clearMix)

    let news = view.screens.flatMap(\.news).map(\.text)
    XCTAssertEqual(news.count, 2)
    XCTAssertTrue(news.allSatisfy { $0.contains("the disk is full") })
  }
}
