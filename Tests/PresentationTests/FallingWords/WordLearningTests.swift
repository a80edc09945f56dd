import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Synchronization
import XCTest

/// Learning the words of a deck, tested as a frontend does.
final class WordLearningTests: XCTestCase {
  func testANewWordGoesThroughItsStagesAndTheEndSaysHowMuchIsKnown() async throws {
    let sample = SampleWordQuiz()
    let learning = try await begin(sample, .learn(isOneWay: true, new: 1))
    XCTAssertEqual(learning.view.last?.title, "Card 1, 1 to go")
    XCTAssertEqual(learning.view.last?.texts, ["word0", "English to Spanish", "This is new. Enter goes on."])
    XCTAssertEqual(learning.view.last?.facts, [Fact("It is", "palabra0", .good)])

    try await learning.send("next")
    for isAlike in [false, true] {
      let choices = try XCTUnwrap(learning.choices)
      XCTAssertEqual(choices.count, 6, "\(isAlike)")
      try await learning.send("answer", ["n": try XCTUnwrap(choices.first { $0.label == "palabra0" }).id])
      XCTAssertEqual(learning.view.said, ["Right: palabra0."])
    }
    XCTAssertEqual(learning.view.last?.texts, ["word0", "English to Spanish"])
    try await learning.send("answer", ["text": "PALABRA0!"])

    XCTAssertEqual(learning.view.last?.title, "Learning: Sample")
    XCTAssertEqual(learning.view.last?.texts, ["All done for today.", "1 of 12 known, 0 due tomorrow"])
    XCTAssertNil(learning.view.last?.roundID)
    let answers = try await sample.reviews.answers(of: .words)
    XCTAssertEqual(answers.map(\.question), [.choice, .alike, .typed])
    XCTAssertEqual(answers.map(\.card.key), Array(repeating: "eng\tspa\tword0\tpalabra0", count: 3))
  }

  func testEachVerdictIsSaid() async throws {
    let words = SampleWords.words("song = canción", "boat = barco", "library = biblioteca")
    let cases = [
      ("canción", "Right: canción."), ("cancion", "Right, but: canción."),
      ("cansión", "Almost: not can[s]ión but can[c]ión."), ("barco", "No."), ("x", "No."),
    ]
    for (typed, said) in cases {
      let sample = SampleWordQuiz(SampleWords.deck(words))
      try await know("song", "canción", in: sample)
      let learning = try await begin(sample, .learn(isOneWay: true, new: 0))
      try await learning.send("answer", ["text": typed])
      XCTAssertEqual(learning.view.said, [said], typed)
      guard said == "No." else { continue }
      XCTAssertEqual(learning.view.last?.facts, [Fact("Your answer", typed, .bad), Fact("It is", "canción", .good)])
      XCTAssertEqual(learning.view.last?.texts.last, "Enter goes on.")
      try await learning.send("next")
      XCTAssertEqual(learning.choices?.count, 3)
    }
  }

  func testWhatIsRightIsAnAnswerWhateverElseItMeans() async throws {
    let sample = SampleWordQuiz(SampleWords.deck(SampleWords.words("espalda = back", "carta = menu", "perro = dog")))
    try await know("espalda", "back", in: sample)
    let learning = try await begin(sample, .learn(isOneWay: true, new: 0))
    let isAnswer = ["back", "Back!", "bakc", "menu", "quit", "", "help"].map(learning.presenter.isAnswer)
    XCTAssertEqual(isAnswer, [true, true, true, false, false, false, false])
    try await learning.send("answer", ["text": "back"])
    XCTAssertFalse(learning.presenter.isAnswer("back"), "nothing is asked")
  }

  func testAnEmptyAnswerIsAskedAgainAndOneWithoutEndOrWithControlCharactersIsWrong() async throws {
    let sample = SampleWordQuiz()
    try await know("word0", "palabra0", in: sample)
    let learning = try await begin(sample, .learn(isOneWay: true, new: 0))
    for blank in ["", "  ", "\u{3000}"] {
      do {
        try await learning.send("answer", ["text": blank])
        XCTFail("nothing was missing")
      } catch let error as InputError {
        guard case .missing = error else { return XCTFail("\(error)") }
      }
    }
    let long = String(repeating: "palabra0", count: 1_250)
    try await learning.send("answer", ["text": "\u{1B}[2J\u{7}" + long])
    XCTAssertEqual(learning.view.said, ["No."])
    let given = try XCTUnwrap(learning.view.last?.facts.first?.value)
    XCTAssertEqual(given.count, 80)
    XCTAssertTrue(given.hasPrefix("[2Jpalabra0"))
  }

  func testAnAnswerOfAnotherRoundOrAnotherSessionComesTooLate() async throws {
    let sample = SampleWordQuiz()
    try await know("word0", "palabra0", in: sample)
    let learning = try await begin(sample, .learn(isOneWay: true, new: 0))
    let round = try XCTUnwrap(learning.view.last?.roundID)
    for other in ["1-1", round + "1"] {
      try await learning.presenter.perform("answer", ["round": other, "text": "palabra0"])
      XCTAssertEqual(learning.view.said, ["That came too late and does not count."])
    }
    let kept = try await sample.reviews.answers(of: .words)
    XCTAssertEqual(kept.count, 2)
  }

  func testWhatIsSkippedStaysDueAndTheHomeSaysHowManyAre() async throws {
    let sample = SampleWordQuiz()
    try await know("word0", "palabra0", in: sample)
    var home = WordHomePresenter(sample.actions)
    let page = await home.load()
    XCTAssertEqual(page.texts.last, "1 word due")
    let learning = try await begin(sample, .learn(new: 0))
    try await learning.send("skip")
    XCTAssertEqual(
      learning.view.last?.texts,
      ["All done for today.", "0 of 24 known, 1 due tomorrow", "Skipped, and still to do: 1."]
    )
    await expectEqual(home.load().texts.last, "1 word due")
  }

  func testAMistakeIsKeptOnceAndThenTheAnswerThatEndsTheWayBack() async throws {
    for errsOnTheWay in [false, true] {
      let sample = SampleWordQuiz()
      try await know("word0", "palabra0", in: sample)
      let learning = try await begin(sample, .learn(isOneWay: true, new: 0))
      try await learning.send("answer", ["text": "nothing like it"])
      try await learning.send("next")
      if errsOnTheWay {
        try await choose("palabra0", in: learning)
        let wrong = try XCTUnwrap(learning.choices?.first { $0.label != "palabra0" })
        try await learning.send("answer", ["n": wrong.id])
        try await learning.send("next")
      }
      try await choose("palabra0", in: learning)
      try await choose("palabra0", in: learning)
      if errsOnTheWay {
        try await learning.send("answer", ["text": "palabro0"])
        XCTAssertEqual(learning.view.said, ["Almost: not palabr[o]0 but palabr[a]0."])
      }
      try await learning.send("answer", ["text": "palabra0"])

      XCTAssertEqual(learning.view.last?.texts.first, "All done for today.")
      let answers = try await sample.reviews.answers(of: .words)
      XCTAssertEqual(answers.dropFirst(2).map(\.rating), [.again, .good], "\(errsOnTheWay)")
      XCTAssertEqual(answers.dropFirst(2).map(\.question), [.typed, .typed])
      let history = try await sample.reviews.histories(of: .words).values.first
      XCTAssertEqual(try XCTUnwrap(history).card.memory.difficulty, 7.4, accuracy: 0.05)
    }
  }

  func testWhatWasMissedComesBackAfterItsMinutesOrWhereNothingElseIsLeft() async throws {
    // The step after a forgotten word is ten minutes.
    for (seconds, turns) in [(599, [1, 2, 3, 4, 5, 0]), (600, [1, 0])] {
      let sample = SampleWordQuiz()
      for number in 0..<6 { try await know("word\(number)", "palabra\(number)", in: sample) }
      let learning = try await begin(sample, .learn(isOneWay: true, new: 0))
      try await learning.send("answer", ["text": "nothing like it"])
      try await learning.send("next")
      sample.time.advance(by: .seconds(seconds))
      for number in turns {
        XCTAssertEqual(learning.view.last?.texts.first, "word\(number)", "after \(seconds) s")
        if number > 0 { try await learning.send("answer", ["text": "palabra\(number)"]) }
      }
    }
  }

  func testTheMinutesOfTheStepsCount() async throws {
    for (minutes, asked) in [(0, "word5"), (19, "word5"), (20, "word0")] {
      let sample = SampleWordQuiz()
      let scheduler = try Scheduler(steps: [.seconds(300), .seconds(1_200)])
      let learning = try await begin(sample, .learn(isOneWay: true, new: 12), by: scheduler)
      // Five words are shown; then each is asked, and the first one is due again at its second step.
      for _ in 0..<5 { try await learning.send("next") }
      for number in 0..<4 { try await choose("palabra\(number)", in: learning) }
      sample.time.advance(by: .seconds(minutes * 60))
      try await choose("palabra4", in: learning)
      XCTAssertEqual(learning.view.last?.texts.first, asked, "after \(minutes) minutes")
    }
  }

  func testKnownIsTheSumOfWhatIsProbablyKnown() async throws {
    let sample = SampleWordQuiz()
    // With a stability of 2.3065 days, each word is known with probability 0.947 after one day: 9.47 of ten.
    for number in 0..<10 { try await know("word\(number)", "palabra\(number)", daysAgo: 1, in: sample) }
    let learning = try await begin(sample, .learn(isOneWay: true, new: 0))
    XCTAssertEqual(learning.view.last?.texts.last, "9 of 12 known, 10 due tomorrow")
  }

  func testWithoutAChoiceItBeginsWithTheLastDeckOfWhichWordsAreDueElseWithThatOfMost() async throws {
    let sample = SampleWordQuiz()
    for (name, count) in [("sea", 2), ("trees", 3)] {
      let words = (0..<count).flatMap { SampleWords.words("\(name)\($0) = de\(name)\($0)") }
      _ = try await sample.decks.keep(SampleWords.reading(words), as: name.uppercased(), replacing: false)
    }
    func deck() async -> String? {
      var home = WordHomePresenter(sample.actions)
      let page = await home.load()
      return page.facts.first?.value
    }
    await expectEqual(deck(), "Sample", "nothing was played, and nothing is due")
    try await know("sea0", "desea0", in: sample)
    for number in 0..<2 { try await know("trees\(number)", "detrees\(number)", in: sample) }
    await expectEqual(deck(), "TREES", "it has most due")
    let learning = try await begin(sample, .learn())
    XCTAssertEqual(learning.view.last?.title, "Card 1, 6 to go")
    XCTAssertEqual(learning.view.last?.texts.first, "trees0", "what is due comes first")

    let sea = try await sample.decks.decks().first { $0.name == "SEA" }
    let start = WordGameStart(WordLesson(try XCTUnwrap(sea).id), deckName: "SEA")
    try await SampleWords.play("r", of: start, in: sample.games)
    await expectEqual(deck(), "SEA", "it was played last, and has some due")
    try await SampleWords.play("r", in: sample.games)
    await expectEqual(deck(), "TREES", "of the one that was played last nothing is due")
  }

  func testADeckThatCannotBeReadTakesNoOthersAlong() async throws {
    let sample = SampleWordQuiz()
    let decks = LinkedDecks(beside: sample.decks)
    let quiz = WordQuiz(
      decks: decks,
      games: sample.games,
      learning: Learning(sample.reviews, folding: MatchKeys(), time: sample.time),
      time: sample.time
    )
    let screens = WordScreens(quiz: quiz, phrases: Language.english.sampleWordPhrases, deck: LinkedDecks.id) {
      SplitMix64(seed: 5)
    }
    for screen in [WordRoute.Screen.history(), .best, .stats, .decks] {
      let shown = try await learning(screens.module(at: WordRoute(screen))).view.last
      XCTAssertNil(shown?.failure, "\(screen)")
      XCTAssertEqual(decks.asked.withLock { $0 }, 0, "\(screen) waits for no deck that it does not need")
      XCTAssertNotNil(shown?.offer("topic"), "\(screen)")
      decks.asked.withLock { $0 = 0 }
    }
  }

  func testTheAddressSaysWhatIsLearnt() {
    let choice = DeckSelection(SampleWords.lesson.swapped, topic: "Even")
    let table: [(WordRoute, String)] = [
      (WordRoute(.learn()), "/words/learn"), (WordRoute(.learn(isOneWay: true)), "/words/learn?way=one"),
      (
        WordRoute(.learn(isOneWay: true, new: 5), choice),
        "/words/learn?deck=sample&direction=backward&new=5&topic=Even&way=one"
      ),
    ]
    for (route, address) in table {
      XCTAssertEqual(route.address, address)
      XCTAssertEqual(WordRoute(address: address), route)
    }
    XCTAssertEqual(WordRoute(address: "/words/learn?new=x"), WordRoute(.learn()))
  }

  /// Stores answers of some days ago, so that a word is due today.
  private func know(
    _ prompt: String,
    _ answer: String,
    daysAgo days: Int = 9,
    in sample: SampleWordQuiz
  ) async throws {
    let day = CalendarDay(daysSince1970: sample.time.reviewDay().daysSince1970 - days)
    for number in 0..<2 {
      let card = ReviewCardID(.words, "eng\tspa\t\(prompt)\t\(answer)")
      let review = ReviewAnswer(card, .good, at: .november20, on: day, asked: .typed, within: .seconds(1))
      try await sample.reviews.record(review, .after(number))
    }
  }

  private func choose(_ label: String, in learning: LearningScreen<WordRoute>) async throws {
    try await learning.send("answer", ["n": try XCTUnwrap(learning.choices?.first { $0.label == label }).id])
  }

  private func begin(
    _ sample: SampleWordQuiz,
    _ screen: WordRoute.Screen,
    by scheduler: Scheduler = .usual
  ) async throws -> LearningScreen<WordRoute> {
    let quiz = WordQuiz(
      decks: sample.decks,
      games: sample.games,
      learning: Learning(sample.reviews, folding: MatchKeys(), time: sample.time, by: scheduler),
      time: sample.time
    )
    let screens = WordScreens(quiz: quiz, phrases: Language.english.sampleWordPhrases) { SplitMix64(seed: 5) }
    return try await learning(screens.module(at: WordRoute(screen)))
  }
}

/// A linked deck that is unavailable, beside others.
private final class LinkedDecks: DeckRepository {
  static let id = Deck.ID(rawValue: "https://example.com/deck.json")
  /// The number of requests for it.
  let asked = Mutex(0)
  private let others: InMemoryDeckRepository

  init(beside others: InMemoryDeckRepository) { self.others = others }

  func decks() async throws(RepositoryError) -> [DeckSummary] {
    [DeckSummary(id: Self.id, name: "Linked", origin: .linked, languages: nil, pairs: nil)] + (try await others.decks())
  }

  func deck(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> {
    guard id == Self.id else { return try await others.deck(id) }
    asked.withLock { $0 += 1 }
    throw RepositoryError(.unavailable, subject: id.rawValue)
  }

  func refreshed(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> { try await deck(id) }

  func keep(
    _ readings: [DeckReading],
    replacing: Bool,
    moving moves: [ReviewMove]
  ) async throws(RepositoryError) -> [DeckSummary] {
    try await others.keep(readings, replacing: replacing, moving: moves)
  }

  func keptDeck(named name: String) async throws(RepositoryError) -> Deck? { try await others.keptDeck(named: name) }

  func edit(_ id: Deck.ID, _ edit: DeckEdit, moving moves: [ReviewMove]) async throws(RepositoryError) {
    try await others.edit(id, edit, moving: moves)
  }

  func rename(_ id: Deck.ID, to name: String) async throws(RepositoryError) { try await others.rename(id, to: name) }

  func delete(_ id: Deck.ID) async throws(RepositoryError) { try await others.delete(id) }
}

/// A learning screen.
struct LearningScreen<Destination: Route> {
  let presenter: any Module<Destination>
  let view: RecordingView<Page>

  /// The choices; nil if there are none.
  var choices: [Choice]? {
    view.last?.content.value?.blocks.compactMap { if case .choices(let choices) = $0 { choices } else { nil } }.first
  }

  /// Performs an action on the current card.
  func send(_ word: String, _ texts: [String: String] = [:]) async throws {
    let offer = try XCTUnwrap(view.last?.offer(word), word)
    try await presenter.perform(word, offer.fixedTexts.merging(texts) { $1 })
  }
}

extension XCTestCase {
  /// Shows a learning screen.
  func learning<Destination>(_ module: any Module<Destination>) async throws -> LearningScreen<Destination> {
    func shown<Presenter: Module<Destination>>(_ presenter: Presenter) async throws -> LearningScreen<Destination> {
      let (presenter, view, _) = watched(presenter)
      await presenter.show()
      let pages = try XCTUnwrap(view as? RecordingView<Page>)
      return LearningScreen(presenter: presenter, view: pages)
    }
    return try await shown(module)
  }
}
