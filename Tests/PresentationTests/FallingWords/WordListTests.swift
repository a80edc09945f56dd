import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The list of the pairs of a deck, and what changes them.
final class WordListTests: XCTestCase {
  func testPairsAreFoundByAnyPartOfThemAndCutIntoPages() async throws {
    let sample = SampleWordQuiz(SampleWords.deck(SampleWords.words(120)))
    let (_, first, _) = await opened(PageModule(WordListPresenter(sample.actions)))
    let (_, last, _) = await opened(PageModule(WordListPresenter(sample.actions, page: 3)))
    let (_, found, _) = await opened(PageModule(WordListPresenter(sample.actions, matching: "PALABRA11")))
    let (_, topic, _) = await opened(PageModule(WordListPresenter(sample.actions, matching: "odd", page: 2)))
    let (_, none, _) = await opened(PageModule(WordListPresenter(sample.actions, matching: "zebra")))

    XCTAssertEqual(first.last?.title, "Words of Sample")
    XCTAssertEqual(first.last?.rows.count, 50)
    XCTAssertEqual(last.last?.column("Word").first, "word100")
    XCTAssertEqual(last.last?.rows.count, 20)
    let eleven = [11] + Array(110...119)
    XCTAssertEqual(found.last?.column("Word"), eleven.map { "word\($0)" })
    XCTAssertEqual(topic.last?.rows.count, 10)
    XCTAssertEqual(none.last?.content, .empty("No pair of this deck has “zebra”."))
  }

  func testAPairIsAddedEditedAndForgotten() async throws {
    let sample = SampleWordQuiz()
    let (presenter, view, _) = await opened(PageModule(WordListPresenter(sample.actions)))

    try await presenter.perform("add", ["pair": "boat = barco / bote"])
    XCTAssertEqual(view.last?.rows.last, ["boat", "barco / bote"])
    XCTAssertEqual(view.last?.news, [Notice("Added to “Sample”: boat = barco / bote.", .good)])
    try await presenter.perform("add", ["pair": "Boat=bote / barco"])
    XCTAssertEqual(view.last?.news, [Notice("The deck has this pair already.", .warning)])
    await assertRefuses("add", ["pair": "boat"], by: presenter, view.pairRefusal)
    try await presenter.perform("add", ["pair": "taxi = Taxi"])
    XCTAssertEqual(view.last?.news.first?.text, "both sides say “taxi”")

    let id = try await sample.decks.deck(SampleWords.id).value.pairs[12].id.rawValue
    try await presenter.perform("edit", ["n": id, "pair": "ship = barco"])
    XCTAssertEqual(view.last?.rows.last, ["ship", "barco"])
    try await presenter.perform("forget", ["n": "word0\tpalabra0"])
    XCTAssertEqual(view.last?.rows.first, ["word1", "palabra1"])
    XCTAssertEqual(view.last?.news.first?.text, "Forgotten: word0 = palabra0.")
  }

  func testADeckThatShipsIsLeftAloneAndOneOfOnesOwnStandsBesideIt() async throws {
    let kept = InMemoryDeckRepository()
    let quiz = WordQuiz(decks: CombinedDecks(kept: kept), games: InMemoryWordGameRepository(), time: HandDrivenTime())
    let screens = WordScreens(quiz: quiz, phrases: Language.english.sampleWordPhrases)
    let lesson = WordLesson(Deck.ID(rawValue: "eng-spa"), .backward)
    let (presenter, view, _) = await opened(PageModule(WordListPresenter(screens, DeckSelection(lesson))))

    let own = "My words (English–Spanish)"
    try await presenter.perform("add", ["pair": "barco ＝ boat"])
    try await presenter.perform("add", ["pair": "bote = boat"])

    XCTAssertEqual(view.last?.news.first?.text, "Added to “\(own)”: bote = boat.")
    let deck = try await kept.keptDeck(named: own)
    XCTAssertEqual(deck?.pairs.map(\.first.text), ["boat", "boat"])
    XCTAssertEqual(deck?.languages, DeckLanguages(.english, .spanish))
    let fixed = "This deck cannot be changed; only imported ones can. Choose another deck."
    for word in ["edit", "forget"] { await assertRefuses(word, by: presenter, fixed) }
  }

  func testHowWellPairsAreKnownStandsBesideThem() async throws {
    let time = HandDrivenTime()
    let reviews = InMemoryReviewRepository(scheduler: try Scheduler(steps: []))
    let scheduler = try Scheduler(steps: [])
    let quiz = WordQuiz(
      decks: InMemoryDeckRepository([SampleWords.deck(SampleWords.words(2))]),
      games: InMemoryWordGameRepository(),
      learning: Learning(reviews, folding: MatchKeys(), time: time, by: scheduler),
      time: time
    )
    let card = SampleWords.words(1)[0].reviewCard(SampleWords.languages, .forward)
    let answer = ReviewAnswer(
      card,
      .good,
      at: time.now(),
      on: time.reviewDay(),
      asked: .typed,
      within: .seconds(1)
    )
    try await reviews.record(answer, .whereDueOrNew)
    let screens = WordScreens(quiz: quiz, phrases: Language.english.sampleWordPhrases)

    let (_, view, _) = await opened(PageModule(WordListPresenter(screens)))

    // Known today for sure, and due after the 2 days of REVIEW's first good answer.
    XCTAssertEqual(view.last?.rows, [["word0", "palabra0", "100%", "Nov 22"], ["word1", "palabra1", "", ""]])
  }

  func testRoundsAndSecondsHoldForTheSessionAndADeckIsChosenByItsName() async throws {
    let screens = SampleWordQuiz().actions
    let (presenter, view, router) = await opened(PageModule(WordHomePresenter(screens)))
    try await presenter.perform("rounds", ["n": "5"])
    XCTAssertEqual(view.last?.news, [Notice("5 rounds of 4 seconds", .good)])
    try await presenter.perform("seconds", ["n": "3"])
    let (_, other, _) = await opened(PageModule(WordHomePresenter(screens)))
    XCTAssertEqual(other.last?.content.value?.blocks.facts["Game"], "5 rounds of 3 seconds")
    await assertRefuses("rounds", ["n": "0"], by: presenter, "Choose a number from 1 to 1,000.")
    try await presenter.perform("deck", ["n": "sample"])
    XCTAssertEqual(router.routes.last?.choice, DeckSelection(SampleWords.lesson))
  }
}

extension RecordingView {
  fileprivate var pairRefusal: String { "Write a word and its translation with “=” between them, as in boat = barco." }
}

extension [Block] {
  fileprivate var facts: [String: String] {
    reduce(into: [:]) { found, block in
      guard case .facts(let facts) = block else { return }
      for fact in facts { found[fact.label] = fact.value }
    }
  }
}
