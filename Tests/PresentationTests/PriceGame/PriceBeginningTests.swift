import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// What is said where a game begins.
final class PriceBeginningTests: XCTestCase {
  func testTheGameBeforeIsFinishedAndSaid() async throws {
    let sample = SampleQuiz()
    var before = try SamplePrices.game()
    _ = try await sample.games.begin(before, at: sample.time.now())
    _ = try before.answer(before.question.options.answer)
    try await sample.games.save(before)

    let news = await newsOfBeginning(sample)

    XCTAssertEqual(
      news.map(\.text),
      ["The game before (Blenders, 10 points) is finished now and stands in the history."]
    )
  }

  func testProductsAreSaidToBeOldWhereALoadFailedOrADayHasPassed() async throws {
    let sample = SampleQuiz()
    let now = sample.time.now()
    let failure = RepositoryError(.unreachable, subject: "prices.example")
    let cases: [(Freshness, Int)] = [
      (.fresh, 0), (.starter, 0), (.cached(since: now.advanced(by: .seconds(-3_600)), because: nil), 0),
      (.cached(since: now.advanced(by: .seconds(-86_400)), because: nil), 1),
      (.cached(since: now, because: failure), 2),
    ]
    for (freshness, count) in cases {
      sample.catalog.replace(
        contentOf: PriceCategory.blenders.id,
        with: .products(SamplePrices.products()),
        freshness: freshness
      )

      let news = await newsOfBeginning(sample)

      XCTAssertEqual(news.count, count, "\(freshness)")
    }
  }

  func testHowManyProductsWereLeftOutIsSaid() async {
    let problem = FeedProblem(at: "shop.example:1:9", FeedMistake.amount(.notANumber("RESTRICTED")))
    for (problems, sentence) in [
      ([problem], "1 product was left out, as the price or something else about it cannot be used."),
      ([problem, problem], "2 products were left out, as the price or something else about them cannot be used."),
    ] {
      let sample = SampleQuiz()
      let products = CategoryContent.products(SamplePrices.products())
      sample.catalog.replace(contentOf: PriceCategory.blenders.id, with: products, problems: CappedList(problems))

      let news = await newsOfBeginning(sample)

      XCTAssertEqual(news, [Notice(sentence, .warning)])
    }
  }

  private func newsOfBeginning(_ sample: SampleQuiz) async -> [Notice] {
    let (home, _, router) = watched(sample.actions.home())
    await home.show()
    await home.perform(.play([SamplePrices.trail]))
    XCTAssertEqual(router.routes, [.game(3)])
    return router.news.last ?? []
  }
}
