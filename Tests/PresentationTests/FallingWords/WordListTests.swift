import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// The list of a deck's pairs, and changing them.
final class WordListTests: XCTestCase {
  private let pairRefusal = "Write a word and its translation with “=” between them, as in boat = barco."

  func testPairsAreFoundByAnyPartOfThemAndCutIntoPages() async throws {
    let sample = SampleWordQuiz(SampleWords.deck(SampleWords.words(120)))
    let first = await shown(WordListPresenter(sample.actions))
    let last = await shown(WordListPresenter(sample.actions, page: 3))
    let found = await shown(WordListPresenter(sample.actions, matching: "PALABRA11"))
    let none = await shown(WordListPresenter(sample.actions, matching: "zebra"))

    XCTAssertEqual(first.title, "Words of Sample")
    XCTAssertEqual(first.rows.count, 50)
    XCTAssertEqual(last.column("Word").first, "word100")
    XCTAssertEqual(last.rows.count, 20)
    let eleven = [11] + Array(110...119)
    XCTAssertEqual(found.column("Word"), eleven.map { "word\($0)" })
    await expectEqual(shown(WordListPresenter(sample.actions, matching: "odd", page: 2)).rows.count, 10)
    XCTAssertEqual(none.content, .empty("No pair of this deck has “zebra”."))
  }

  func testAPairIsAddedEditedAndForgotten() async throws {
    let sample = SampleWordQuiz()
    var list = WordListPresenter(sample.actions)

    var next = try await list.perform("add", ["pair": "boat = barco / bote"])
    XCTAssertEqual(next, .stay("Added to “Sample”: boat = barco / bote.", .good))
    await expectEqual(list.load().rows.last, ["boat", "barco / bote"])
    next = try await list.perform("add", ["pair": "Boat=bote / barco"])
    XCTAssertEqual(next, .stay("The deck has this pair already.", .warning))
    await assertRefuses("add", ["pair": "boat"], by: list, pairRefusal)
    try await expectEqual(list.perform("add", ["pair": "taxi = Taxi"]).news.first?.text, "both sides say “taxi”")

    let id = try await sample.decks.deck(SampleWords.id).value.pairs[12].id.rawValue
    try await list.perform("edit", ["n": id, "pair": "ship = barco"])
    await expectEqual(list.load().rows.last, ["ship", "barco"])
    next = try await list.perform("forget", ["n": "word0\tpalabra0"])
    XCTAssertEqual(next.news.first?.text, "Forgotten: word0 = palabra0.")
    await expectEqual(list.load().rows.first, ["word1", "palabra1"])
  }

  func testADeckThatShipsIsLeftAloneAndOneOfOnesOwnStandsBesideIt() async throws {
    let kept = InMemoryDeckRepository()
    let quiz = WordQuiz(decks: CombinedDecks(kept: kept), games: InMemoryWordGameRepository(), time: HandDrivenTime())
    let screens = WordScreens(quiz: quiz, phrases: Language.english.sampleWordPhrases)
    let lesson = WordLesson(Deck.ID(rawValue: "eng-spa"), .backward)
    var list = WordListPresenter(screens, DeckSelection(lesson))

    let own = "My words (English–Spanish)"
    try await list.perform("add", ["pair": "barco ＝ boat"])
    let next = try await list.perform("add", ["pair": "bote = boat"])
    XCTAssertEqual(next.news.first?.text, "Added to “\(own)”: bote = boat.")

    let deck = try await kept.keptDeck(named: own)
    XCTAssertEqual(deck?.pairs.map(\.first.text), ["boat", "boat"])
    XCTAssertEqual(deck?.languages, DeckLanguages(.english, .spanish))
    let fixed = "This deck cannot be changed; only imported ones can. Choose another deck."
    for word in ["edit", "forget"] { await assertRefuses(word, by: list, fixed) }
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

    let page = await shown(WordListPresenter(screens))

    // Certain today, and due after the 2 days of the first good answer in the review schedule.
    XCTAssertEqual(page.rows, [["word0", "palabra0", "100%", "Nov 22"], ["word1", "palabra1", "", ""]])
  }

  func testRoundsAndSecondsHoldForTheSessionAndADeckIsChosenByItsName() async throws {
    let screens = SampleWordQuiz().actions
    var home = WordHomePresenter(screens)
    try await expectEqual(home.perform("rounds", ["n": "5"]), .stay("5 rounds of 4 seconds", .good))
    try await home.perform("seconds", ["n": "3"])
    await expectEqual(shown(WordHomePresenter(screens)).content.value?.blocks.facts["Game"], "5 rounds of 3 seconds")
    await assertRefuses("rounds", ["n": "0"], by: home, "Choose a number from 1 to 1,000.")
    try await expectEqual(home.perform("deck", ["n": "sample"]).route?.choice, DeckSelection(SampleWords.lesson))
  }
}

extension [Block] {
  fileprivate var facts: [String: String] {
    reduce(into: [:]) { found, block in
      guard case .facts(let facts) = block else { return }
      for fact in facts { found[fact.label] = fact.value }
    }
  }
}
