import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class PriceCategoryPresenterTests: XCTestCase {
  func testItGoesDownToTheProductsAndPlaysThem() async {
    let (presenter, view, router) = makePresenter(SampleQuiz())

    await presenter.show()
    await presenter.choose("1")
    await presenter.choose("1")

    XCTAssertEqual(titles(view), ["Categories", "Categories of Kitchen"])
    XCTAssertEqual(router.routes, [.play([SamplePrices.trail])])
  }

  func testUpGoesBackOneLevelAndResetToTheTop() async {
    let (presenter, view, _) = makePresenter(SampleQuiz())

    await presenter.choose("1")
    await presenter.up()
    await presenter.up()
    await presenter.choose("1")
    await presenter.reset()

    XCTAssertEqual(
      titles(view),
      ["Categories", "Categories of Kitchen", "Categories", "Categories", "Categories of Kitchen", "Categories"]
    )
    XCTAssertEqual(notices(view), ["These are the categories at the top already."])
  }

  func testANumberThatIsNotThereChangesNothing() async {
    let (presenter, view, router) = makePresenter(SampleQuiz())

    for number in ["2", "0", "-1", "99999999999999999999"] { await presenter.choose(number) }

    XCTAssertEqual(notices(view).count, 4)
    XCTAssertEqual(notices(view).first, "There is no “2” here. Type one of the numbers shown.")
    XCTAssertEqual(router.routes, [])
  }

  func testACategoryWithNothingToGuessIsSaidAndLeavesTheListAsItWas() async {
    let sample = SampleQuiz()
    for (content, sentence) in [
      (CategoryContent.products([]), "No product here has a known price."),
      (.subcategories([]), "There is nothing below “Kitchen”. Choose another category."),
    ] {
      sample.catalog.replace(contentOf: SamplePrices.kitchen.id, with: content)
      let (presenter, view, router) = makePresenter(sample)

      await presenter.choose("1")

      XCTAssertEqual(view.screens.last?.notices, [Notice(sentence, .warning)])
      XCTAssertEqual(view.screens.last?.isUpdate, true)
      XCTAssertEqual(router.routes, [])
    }
  }

  func testALoadThatFailedIsTriedAgainWhenAsked() async {
    let sample = SampleQuiz()
    sample.catalogFaults.fail(.content, with: RepositoryError(.timedOut, subject: "prices.example"))
    let (presenter, view, _) = makePresenter(sample)

    await presenter.choose("1")
    let failed = view.screens.last?.content
    sample.catalogFaults.mend()
    await presenter.retry()

    let sentence = "prices.example did not answer in time. It may be busy; try again in a moment."
    XCTAssertEqual(failed, .failed(Failure(sentence, canRetry: true)))
    XCTAssertEqual(view.screens.last?.title, "Categories of Kitchen")
  }

  func testARetryIsOfferedWhereItCanHelp() async {
    let cases: [(RepositoryError.Code, Bool)] = [
      (.timedOut, true), (.unreachable, true), (.serverError, true), (.askedToWait, true), (.corrupt, true),
      (.tooLarge, true), (.notFound, true), (.refused, true), (.unavailable, false), (.configuration, false),
      (.badAddress, false),
    ]
    for (code, canRetry) in cases {
      for flag in [true, false] {
        let sample = SampleQuiz()
        sample.catalogFaults.fail(.content, with: RepositoryError(code, subject: "prices.example", canRetry: flag))
        let (presenter, view, _) = makePresenter(sample)

        await presenter.choose("1")

        guard case .failed(let failure) = view.screens.last?.content else { return XCTFail("no failure") }
        XCTAssertEqual(failure.canRetry, canRetry, code.rawValue)
      }
    }
  }

  func testCategoriesAreCollectedForAMixAndPlayed() async throws {
    let sample = SampleQuiz()
    let (presenter, view, router) = makePresenter(sample)

    await presenter.mix([])
    await presenter.playMix()
    await presenter.choose("1")
    await presenter.mix(["1", "1"])
    await presenter.playMix()
    await presenter.mix(["1", "7"])
    await presenter.clearMix()

    XCTAssertEqual(
      notices(view),
      [
        "Nothing is collected for a mix yet.", "Nothing is collected for a mix yet.",
        "There is no “7” here. Type one of the numbers shown.", "Nothing is collected for a mix yet.",
      ]
    )
    XCTAssertEqual(view.screens.compactMap(\.mix), ["To mix: Blenders.", "To mix: Blenders."])
    XCTAssertEqual(router.routes, [.play([SamplePrices.trail])])
    let mix = try await sample.games.mix()
    XCTAssertEqual(mix, [])
  }

  func testACategoryOfCategoriesIsNotMixed() async {
    let (presenter, view, _) = makePresenter(SampleQuiz())

    await presenter.mix(["1"])

    XCTAssertEqual(notices(view), ["“Kitchen” holds categories, not products. Choose one of them."])
  }

  func testAMixThatCannotBeKeptIsSaid() async {
    let sample = SampleQuiz()
    sample.gameFaults.fail(.keepMix, with: RepositoryError(.full, subject: "/data/arcade.sqlite"))
    let (presenter, view, _) = makePresenter(sample)

    await presenter.choose("1")
    await presenter.mix(["1"])
    await presenter.clearMix()

    XCTAssertEqual(notices(view).count, 2)
    XCTAssertTrue(notices(view).allSatisfy { $0.contains("the disk is full") })
  }

  private func titles(_ view: RecordingView<PriceCategoryScreen>) -> [String] {
    view.screens.compactMap { if case .categories = $0.content { $0.title } else { nil } }
  }

  private func notices(_ view: RecordingView<PriceCategoryScreen>) -> [String] {
    view.screens.flatMap(\.notices).map(\.text)
  }

  private func makePresenter(
    _ sample: SampleQuiz
  ) -> (PriceCategoryPresenter, RecordingView<PriceCategoryScreen>, RecordingPriceRouter) {
    let presenter = PriceCategoryPresenter(quiz: sample.quiz, phrases: Language.english.samplePricePhrases)
    let (view, router) = (RecordingView<PriceCategoryScreen>(), RecordingPriceRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}
