import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Learning the words of a deck, as a frontend sees it.
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
    do {
      try await learning.send("answer", ["text": ""])
      XCTFail("nothing was missing")
    } catch let error as InputError {
      guard case .missing = error else { return XCTFail("\(error)") }
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
    let (home, view, _) = watched(sample.actions.home())
    await home.show()
    XCTAssertEqual(view.last?.texts.last, "1 word due")
    let learning = try await begin(sample, .learn(new: 0))
    try await learning.send("skip")
    XCTAssertEqual(
      learning.view.last?.texts,
      ["All done for today.", "1 of 24 known, 1 due tomorrow", "Skipped, and still to do: 1."]
    )
    await home.show()
    XCTAssertEqual(view.last?.texts.last, "1 word due")
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

  /// Keeps answers of some days ago by which a word is due today.
  private func know(_ prompt: String, _ answer: String, in sample: SampleWordQuiz) async throws {
    let day = CalendarDay(daysSince1970: sample.time.reviewDay().daysSince1970 - 9)
    for number in 0..<2 {
      let card = ReviewCardID(.words, "eng\tspa\t\(prompt)\t\(answer)")
      let review = ReviewAnswer(card, .good, at: .november20, on: day, asked: .typed, within: .seconds(1))
      try await sample.reviews.record(review, .after(number))
    }
  }

  private func begin(_ sample: SampleWordQuiz, _ screen: WordRoute.Screen) async throws -> LearningScreen<WordRoute> {
    let module = sample.actions.module(at: WordRoute(screen))
    return try await learning(module)
  }
}

/// A screen on which something is learnt.
struct LearningScreen<Destination: Route> {
  let presenter: any Module<Destination>
  let view: RecordingView<Page>

  /// What can be chosen; nil where nothing can.
  var choices: [Choice]? {
    view.last?.content.value?.blocks.compactMap { if case .choices(let choices) = $0 { choices } else { nil } }.first
  }

  /// Does something about what is asked.
  func send(_ word: String, _ texts: [String: String] = [:]) async throws {
    let offer = try XCTUnwrap(view.last?.offer(word), word)
    try await presenter.perform(word, offer.fixedTexts.merging(texts) { $1 })
  }
}

extension XCTestCase {
  /// Shows a screen on which something is learnt.
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
