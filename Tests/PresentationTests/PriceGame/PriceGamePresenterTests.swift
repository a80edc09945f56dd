import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class PriceGamePresenterTests: XCTestCase {
  private let first = RoundID(game: 1, number: 1)

  func testAQuestionShowsWhatThePlayerNeeds() async throws {
    let (sample, _, view, _) = try await shown()

    let product = try await sample.game.question.product
    let screen = try XCTUnwrap(view.last)
    let question = try XCTUnwrap(screen.asked)
    XCTAssertEqual(screen.title, "Question 1, 0 points")
    XCTAssertEqual(screen.roundID, "1-1")
    XCTAssertEqual(question.category, "Kitchen > Blenders")
    XCTAssertEqual(question.product, product.name)
    XCTAssertEqual(question.about, product.isInStock ? "Fennick, in stock" : "Fennick, sold out")
    XCTAssertEqual(question.prices.map(\.id), ["1", "2", "3", "4"])
    XCTAssertEqual(question.prices.filter { $0.label == "$\(product.price.decimalText)" }.count, 1)
    XCTAssertEqual(
      screen.content.value?.page.blocks,
      [
        .text("Kitchen > Blenders", .faint), .text(product.name, .strong), .text(question.about),
        .choices(question.prices),
      ]
    )
  }

  func testAnAnswerSaysAtOnceWhatTheProductCosts() async throws {
    let (sample, presenter, view, _) = try await shown()

    for isRight in [true, false] {
      let before = try await sample.game
      let options = before.question.options
      let option = isRight ? options.answer : (options.answer + 1) % 4
      try await presenter.perform("answer", ["question": "1-\(before.number)", "price": "\(option + 1)"])

      let price = "$\(before.question.product.price.decimalText)"
      let name = before.question.product.name
      let expected =
        isRight
        ? Notice("Right! \(name) costs \(price).", .good)
        : Notice("Wrong. \(name) costs \(price), not $\(options.prices[option].decimalText).", .bad)
      XCTAssertEqual(view.last?.news, [expected])
      await presenter.show()
      XCTAssertEqual(view.last?.scoreboard, Scoreboard(verdict: expected), "it stays when it is no news any more")
    }
    XCTAssertEqual(view.last?.title, "Question 3, 10 points")
    await presenter.perform(.skip(question: RoundID(game: 1, number: 3)))
    XCTAssertEqual(view.last?.news.first?.text.hasPrefix("Skipped. "), true)
    XCTAssertEqual(view.last?.title, "Question 4, 10 points")
    XCTAssertEqual(view.last?.roundID, "1-4")
  }

  func testWhatIsNoOptionCountsAsNoAnswer() async throws {
    let (sample, presenter, _, _) = try await shown()

    for text in ["0", "5", "-1", "1000000000000000000000", "x"] {
      let sentence = "There is no “\(text)” here. Choose one of those shown."
      await assertRefuses("answer", ["question": "1-1", "price": text], by: presenter, sentence)
    }
    for place in [0, 5, -1, .min + 1, .max] {
      await presenter.perform(.answer(place: place, question: first))
    }

    try await expectEqual(sample.game.rounds, [])
  }

  func testWhatWasMeantForAnotherQuestionDoesNothingAndIsSaid() async throws {
    let (sample, presenter, view, _) = try await shown()

    await presenter.perform(.answer(place: 1, question: first))
    for intent in [
      PriceGameIntent.answer(place: 1, question: first),
      .skip(question: first), .cheat(question: RoundID(game: 1, number: 7)),
    ] {
      await presenter.perform(intent)
      XCTAssertEqual(view.last?.news, [Notice("That came too late and does not count.", .warning)])
    }

    let game = try await sample.game
    XCTAssertEqual(game.rounds.count, 1)
    XCTAssertFalse(game.question.isCheated)
  }

  func testTwoWrongPricesAreHiddenOnceAndCannotBeChosen() async throws {
    let (sample, presenter, view, _) = try await shown()

    await presenter.perform(.cheat(question: first))
    let question = try XCTUnwrap(view.last?.asked)
    await presenter.perform(.cheat(question: first))
    let place = Int(question.hidden.first ?? "") ?? 0
    await presenter.perform(.answer(place: place, question: first))
    let already = "Two wrong prices are hidden already; the other two stay."
    await assertRefuses("cheat", ["question": "1-1"], by: presenter, already)

    XCTAssertEqual(question.hidden.count, 2)
    XCTAssertEqual(question.prices.filter { question.hidden.contains($0.id) }.map(\.label), ["hidden", "hidden"])
    let first = "Two wrong prices are hidden. The answer will be marked."
    let wrong = "That price is hidden because it is wrong. Choose one that is left."
    XCTAssertEqual(view.screens.suffix(3).flatMap(\.news).map(\.text), [first, already, wrong])
    let game = try await sample.game
    XCTAssertEqual(game.rounds, [])
    XCTAssertEqual(game.question.isCheated, true)
  }

  func testAStepThatCannotBeKeptLeavesTheQuestionAsItWas() async throws {
    let (sample, presenter, view, router) = try await shown()
    let question = view.last?.asked
    sample.gameFaults.fail(.save, with: .diskFull)
    sample.gameFaults.fail(.finish, with: .diskFull)

    for intent in [PriceGameIntent.answer(place: 1, question: first), .skip(question: first), .cheat(question: first)] {
      await presenter.perform(intent)
    }
    await presenter.perform(.finish(question: first))

    XCTAssertEqual(view.screens.suffix(4).flatMap(\.news).map(\.tone), [.bad, .bad, .bad, .bad])
    XCTAssertEqual(view.screens.suffix(4).map(\.asked), [question, question, question, question])
    XCTAssertEqual(router.routes, [])
  }

  func testWithoutAGameThereIsNothingToGoOnWith() async {
    let (presenter, view, router) = await opened(PriceGamePresenter(SampleQuiz().actions, game: 1))
    await presenter.perform(.answer(place: 1, question: first))
    await presenter.perform(.skip(question: first))
    await presenter.perform(.finish(question: first))
    await presenter.perform(.again)

    XCTAssertEqual(view.screens.map(\.failure), Array(repeating: .noGame, count: 5))
    XCTAssertEqual(view.last?.mainWords, ["play", "history"])
    XCTAssertEqual(router.routes, [])
  }

  func testAGameThatCannotBeReadCanBeTriedAgain() async throws {
    let sample = try await SampleQuiz.begun()
    sample.gameFaults.fail(.current, with: .storeBusy)
    let (presenter, view, _) = await opened(PriceGamePresenter(sample.actions, game: 1))
    let failure = view.last?.failure
    sample.gameFaults.mend()
    try await presenter.perform("retry")

    XCTAssertEqual(failure?.canRetry, true)
    XCTAssertNotNil(view.last?.asked)
  }

  func testANewGameTakesThePlaceOfTheOneThatIsOpen() async throws {
    let (sample, presenter, _, router) = try await shown()
    await presenter.perform(.skip(question: first))

    try await presenter.perform("play")

    XCTAssertEqual(router.routes, [.game(3)])
    let sentence = "The game before (Blenders, 0 points) is finished now and stands in the history."
    XCTAssertEqual(router.news.last?.map(\.text), [sentence])
    try await expectEqual(sample.game.trails, [CategoryTrail(.blenders)])
  }

  func testThePageIsSaidAndWhereThereIsNoneThatIs() async throws {
    let (sample, presenter, view, router) = try await shown()
    let page = try await sample.game.question.product.page

    try await presenter.perform("link")

    XCTAssertEqual(view.last?.offer("link")?.address, page)
    XCTAssertEqual(view.said, [page ?? "none"])
    await assertRefuses("picture", by: presenter, "There is no picture of this product.")
    XCTAssertEqual(router.routes, [])
  }

  func testAPictureStandsOnThePage() async throws {
    let (price, file) = (Money(minorUnits: 500, currency: .usd), "https://example.com/cup.png")
    let cup = try XCTUnwrap(QuizProduct(id: "A", name: "Cup", price: price, picture: file))
    let game = try PriceGame(of: [cup], from: [SamplePrices.trail], rule: AdaptiveReach(), random: SplitMix64(seed: 1))
    let (_, presenter, view, _) = try await shown(game)
    try await presenter.perform("picture")

    let picture = Block.picture(Picture([file]))
    XCTAssertEqual(view.last?.content.value?.page.blocks.contains(picture), true)
    XCTAssertEqual(view.last?.asked?.about, "in stock")
    await assertRefuses("link", by: presenter, "Nobody has said where this product's page is.")
  }
}

extension XCTestCase {
  /// Returns the screen of a game in progress.
  func shown(_ game: PriceGame? = nil) async throws -> (
    SampleQuiz, PriceGamePresenter, RecordingView<PriceGameContent>, RecordingRouter<PriceRoute>
  ) {
    let sample = try await SampleQuiz.begun(game)
    let (presenter, view, router) = await opened(PriceGamePresenter(sample.actions, game: 1))
    return (sample, presenter, view, router)
  }
}

extension SampleQuiz {
  /// The game in progress.
  var game: PriceGame {
    get async throws {
      let kept = try await games.current()
      return try XCTUnwrap(kept)
    }
  }

  /// Returns a sample with a game in progress.
  static func begun(_ game: PriceGame? = nil) async throws -> SampleQuiz {
    let sample = SampleQuiz()
    _ = try await sample.games.begin(game ?? SamplePrices.game(), at: sample.time.now())
    return sample
  }
}

extension Screen<PriceGameContent> {
  /// The current question.
  var asked: PriceGameContent.Question? {
    if case .question(let question)? = content.value { question } else { nil }
  }
}
