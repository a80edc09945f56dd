import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class PriceCategoriesTests: XCTestCase {
  private let kitchen = SamplePrices.kitchen.id
  private let blenders = PriceCategory.blenders.id

  func testItLeadsDownToTheProductsAndPlaysThem() async throws {
    let sample = SampleQuiz()
    let (top, view, router) = makeList(sample)
    let (below, viewBelow, routerBelow) = makeList(sample, at: [kitchen])

    await top.show()
    try await top.perform("open", ["n": "\(kitchen)"])
    await below.show()
    try await below.perform("open", ["n": "\(blenders)"])

    XCTAssertEqual(view.screens.last?.title, "Categories")
    XCTAssertEqual(view.screens.first?.rows, [["Kitchen"]])
    XCTAssertEqual(view.screens.first?.row("\(kitchen)")?.address, "/prices/categories/\(kitchen)")
    XCTAssertEqual(router.routes, [.categories([kitchen])])
    XCTAssertEqual(viewBelow.screens.first { !$0.content.isLoading }?.title, "Categories of Kitchen")
    XCTAssertEqual(viewBelow.screens.first { !$0.content.isLoading }?.rows, [["Blenders"]])
    XCTAssertEqual(routerBelow.routes, [.game(3)])
    let game = try await sample.games.current()
    XCTAssertEqual(game?.trails, [SamplePrices.trail])
  }

  func testWhatIsLoadedIsSaid() async {
    let (list, view, _) = makeList(SampleQuiz())

    await list.show()
    await list.perform(.open([kitchen, blenders]))

    XCTAssertEqual(
      view.screens.map(\.content).filter(\.isLoading),
      [.loading("Loading the category…"), .loading("Loading products…")]
    )
  }

  func testACategoryThatIsNotAtHandIsSaidToBeLoadedFirst() async {
    let sample = SampleQuiz()
    sample.catalog.replace(contentOf: blenders, with: nil)
    let (list, view, _) = makeList(sample, at: [kitchen, blenders])

    await list.show()

    XCTAssertEqual(view.screens.map(\.content.isLoading), [true, false])
    XCTAssertEqual(view.screens.last?.failure?.canRetry, true)
  }

  func testUpLeadsBackOneLevelAndIsClosedAtTheTop() async {
    let (top, view, _) = makeList(SampleQuiz())
    let (below, viewBelow, router) = makeList(SampleQuiz(), at: [kitchen])

    await top.show()
    await below.show()
    await assertRefuses("up", by: top, "These are the categories at the top already.")
    XCTAssertNoThrow(try XCTUnwrap(viewBelow.screens.last?.offer("up")))
    try? await below.perform("up")
    try? await below.perform("reset")

    XCTAssertNil(view.screens.last?.offer("up")?.address)
    XCTAssertEqual(viewBelow.screens.last?.offer("up")?.address, "/prices/categories")
    XCTAssertEqual(router.routes, [.categories([]), .categories([])])
  }

  func testACategoryThatIsNotThereChangesNothing() async {
    let (list, view, router) = makeList(SampleQuiz())
    await list.show()

    for text in ["2", "0", "-1", "99999999999999999999"] {
      await assertRefuses(
        "open",
        ["n": text],
        by: list,
        "There is no “\(text)” here. Choose one of those shown."
      )
    }

    XCTAssertEqual(view.screens.count, 1)
    XCTAssertEqual(router.routes, [])
  }

  func testACategoryWithNothingToGuessIsSaidAndLeavesTheListAsItWas() async {
    let sample = SampleQuiz()
    for (content, sentence) in [
      (CategoryContent.products([]), "No product here has a known price."),
      (.subcategories([]), "There is nothing below “Kitchen”. Choose another category."),
    ] {
      sample.catalog.replace(contentOf: kitchen, with: content)
      let (list, view, router) = makeList(sample)

      await list.show()
      await list.perform(.open([kitchen]))

      XCTAssertEqual(view.screens.last?.news, [Notice(sentence, .warning)])
      XCTAssertEqual(view.screens.last?.rows, [["Kitchen"]])
      XCTAssertEqual(router.routes, [])
    }
  }

  func testALoadThatFailedIsTriedAgainWhenAsked() async throws {
    let sample = SampleQuiz()
    sample.catalogFaults.fail(.content, with: RepositoryError(.timedOut, subject: "prices.example"))
    let (list, view, router) = makeList(sample)

    await list.show()
    await list.perform(.open([kitchen]))
    let failed = try XCTUnwrap(view.screens.last)
    sample.catalogFaults.mend()
    try await list.perform("retry")

    let sentence = "prices.example did not answer in time. It may be busy; try again in a moment."
    XCTAssertEqual(failed.news, [Notice(sentence, .bad)])
    XCTAssertEqual(failed.rows, [["Kitchen"]], "the list stays")
    XCTAssertEqual(failed.offer("retry")?.weight, .main)
    XCTAssertEqual(router.routes, [.categories([kitchen])])
  }

  func testAScreenThatCannotBeHadIsLoadedAgain() async throws {
    let sample = SampleQuiz()
    sample.catalogFaults.fail(.content, with: RepositoryError(.timedOut, subject: "prices.example"))
    let (list, view, _) = makeList(sample, at: [kitchen])

    await list.show()
    let failure = view.screens.last?.failure
    sample.catalogFaults.mend()
    try await list.perform("retry")

    XCTAssertEqual(failure?.canRetry, true)
    XCTAssertEqual(view.screens.last?.rows, [["Blenders"]])
  }

  func testACategoryThatNobodyKnowsIsSaid() async {
    for path in [[9], [kitchen, 9], [kitchen, blenders, 9]] {
      let (list, view, _) = makeList(SampleQuiz(), at: path)

      await list.show()

      XCTAssertEqual(view.screens.last?.failure?.text, "9 was not found. Check the path or the address.")
    }
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
        let (list, view, _) = makeList(sample)

        await list.show()
        await list.perform(.open([kitchen]))

        XCTAssertEqual(view.screens.last?.news.map(\.tone), [.bad], code.rawValue)
        XCTAssertEqual(view.screens.last?.offer("retry")?.weight, canRetry ? .main : nil, code.rawValue)
      }
    }
  }

  func testAnAddressThatLeadsToProductsSaysHowManyAndPlaysThem() async throws {
    let sample = SampleQuiz()
    let (list, view, router) = makeList(sample, at: [kitchen, blenders])

    await list.show()
    let game = try await sample.games.current()
    try await list.perform("play")

    XCTAssertEqual(view.screens.first?.title, "Categories of Kitchen > Blenders")
    XCTAssertEqual(view.screens.first?.texts, ["5 products to guess."])
    XCTAssertEqual(view.screens.first?.offer("play")?.label, "begin with Blenders")
    XCTAssertNil(game, "showing it begins nothing")
    XCTAssertEqual(router.routes, [.game(3)])
    let begun = try await sample.games.current()
    XCTAssertEqual(begun?.trails, [SamplePrices.trail])
  }

  private func makeList(_ sample: SampleQuiz, at path: [PriceCategory.ID] = []) -> (
    PagePresenter<PriceIntent, PriceRoute>, RecordingView<Page>, RecordingRouter<PriceRoute>
  ) {
    watched(sample.actions.categories(at: path))
  }
}
