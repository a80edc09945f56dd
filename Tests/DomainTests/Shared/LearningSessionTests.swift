import ArcadeDomain
import ArcadeTesting
import XCTest

/// The order of questions in a session, and the effect of answers.
final class LearningSessionTests: XCTestCase {
  private let today = CalendarDay(daysSince1970: 20_777)

  func testANewCardIsShownThenChosenTwiceThenTyped() throws {
    var session = session(1)
    XCTAssertEqual(session.turn?.question, .shown)
    XCTAssertTrue(session.goOn(fromTurn: 1, at: .november20))
    // A single card has no others to be offered with.
    XCTAssertEqual(session.turn?.question, .typed)

    session = self.session(12, new: 1)
    _ = session.goOn(fromTurn: 1, at: .november20)
    let ratings = try (2...4).map { number in
      let reply = try XCTUnwrap(right(&session, number))
      return [reply.answer?.question.rawValue, reply.answer.map { "\($0.rating)" }]
    }

    XCTAssertEqual(ratings, [["choice", "good"], ["alike", "good"], ["typed", "good"]])
    XCTAssertNil(session.turn)
    XCTAssertEqual([session.known, session.count, session.dueTomorrow, session.left], [1, 12, 0, 0])
  }

  func testWhatWasShownIsAskedAfterFourOthersAndThenWaitsForItsMinutes() throws {
    var session = session(30, new: 30)
    var asked: [Int: [Int]] = [:]
    while let turn = session.turn {
      asked[turn.card.number, default: []].append(turn.number)
      if !session.goOn(fromTurn: turn.number, at: .november20) { _ = right(&session, turn.number) }
    }
    XCTAssertEqual(asked.values.map(\.count), Array(repeating: 4, count: 30))
    for turns in asked.values {
      // No minute passes, so the second choice waits until all cards are started, which takes 60 turns.
      XCTAssertTrue((1...6).contains(turns[1] - turns[0]), "\(turns)")
      XCTAssertGreaterThan(turns[2], 60, "\(turns)")
    }
  }

  func testAfterAMistakeItGoesOnFromAmongSixAndTheLastAnswerIsKept() throws {
    var session = session(12, known: [0])
    XCTAssertEqual(session.turn?.question, .typed)
    let wrong = session.answer(.typed("x", .wrong), inTurn: 1, at: .november20, within: .seconds(2))
    XCTAssertEqual(wrong?.answer?.rating, .again)
    XCTAssertEqual(session.turn?.question, .mistake(given: "x"))
    XCTAssertEqual(session.turn?.number, 1)
    XCTAssertTrue(session.goOn(fromTurn: 1, at: .november20))

    let replies = try (2...4).map { try XCTUnwrap(right(&session, $0)).answer }

    XCTAssertEqual(replies.map { $0?.question }, [nil, nil, .typed])
    XCTAssertEqual(replies.map { $0?.rating }, [nil, nil, .good])
    XCTAssertNil(session.turn)
  }

  func testWhatWasForgottenOnAnEarlierDayIsPractisedAndWrongAgainIsKeptOnThisDay() throws {
    let id = NumberCard(0).id
    let monday = CalendarDay(daysSince1970: today.daysSince1970 - 1)
    let answers = [ReviewRating.good, .good, .again].map {
      ReviewAnswer(id, $0, at: .november20, on: monday, asked: .typed, within: .zero)
    }
    let histories = CardHistory.replaying(answers, by: .usual)
    var session = session(12, histories)
    XCTAssertNil(right(&session, 1)?.answer, "a choice on the way back is practice")
    XCTAssertEqual(wrong(&session, 2).map(\.rating), [.again])
    XCTAssertTrue(session.goOn(fromTurn: 2, at: .november20))
    XCTAssertEqual(wrong(&session, 3), [], "it is kept once a day")
    XCTAssertTrue(session.goOn(fromTurn: 3, at: .november20))
    let kept = (4...6).compactMap { right(&session, $0)?.answer }
    XCTAssertEqual(kept.map(\.rating), [.good])
    XCTAssertNil(session.turn)
  }

  func testEachStepOfSomethingNewIsKeptAfterAMistake() throws {
    var session = session(12, new: 1)
    _ = session.goOn(fromTurn: 1, at: .november20)
    XCTAssertEqual(wrong(&session, 2).map(\.rating), [.again])
    _ = session.goOn(fromTurn: 2, at: .november20)
    var kept: [ReviewRating?] = []
    while let turn = session.turn { kept.append(right(&session, turn.number)?.answer?.rating) }
    // Two choices are practice; the answer is typed twice, since there are two steps.
    XCTAssertEqual(kept, [nil, nil, .good, .good])
  }

  func testWhatIsInAStepWhereASessionBeginsWaitsForItsMinutes() throws {
    let answer = ReviewAnswer(NumberCard(0).id, .good, at: .november20, on: today, asked: .choice, within: .zero)
    var histories = CardHistory.replaying([answer], by: .usual)
    var session = session(12, known: [1, 2], histories)
    XCTAssertEqual(session.turn?.card.number, 1)
    XCTAssertNotNil(right(&session, 1))
    XCTAssertEqual(session.turn?.card.number, 2)
    // Ten minutes later it comes first, although another card is left.
    histories = CardHistory.replaying([answer], by: .usual)
    session = self.session(12, known: [1, 2], histories)
    let later = Moment.november20.advanced(by: .seconds(600))
    _ = session.answer(.typed("a1", .right), inTurn: 1, at: later, within: .zero)
    XCTAssertEqual(session.turn?.card.number, 0)
  }

  func testWhatBrokeOffGoesOnWhereItWasAfterEachStep() throws {
    var (session, answers) = (session(12, new: 2), [ReviewAnswer]())
    for _ in 0..<40 {
      guard let turn = session.turn else { break }
      let isMistake = turn.number == 4
      switch turn.question {
      case .shown, .mistake: _ = session.goOn(fromTurn: turn.number, at: .november20)
      case .typed where isMistake, .among where isMistake: answers += wrong(&session, turn.number)
      case .typed, .among: answers += [right(&session, turn.number)].compactMap { $0?.answer }
      }
      let histories = CardHistory.replaying(answers, by: .usual)
      var later = self.session(12, new: 2, histories)
      // A card that was only shown is shown again; everything else is the same.
      XCTAssertEqual(later.known, session.known)
      if let turn = later.turn, turn.question != .shown, histories[turn.card.id]?.rating != .again {
        XCTAssertNotNil(histories[turn.card.id])
        XCTAssertNotNil(right(&later, 1))
      }
    }
    XCTAssertNil(session.turn)
    XCTAssertNil(self.session(12, new: 2, CardHistory.replaying(answers, by: .usual)).turn)
  }

  func testOnlyWhatIsDueAndTypedInHalfOfTheUsualTimeIsEasy() throws {
    for (seconds, rating) in [(4, ReviewRating.easy), (5, .good)] {
      var session = session(12, known: [0], usual: .seconds(10))
      let reply = session.answer(.typed("a0", .right), inTurn: 1, at: .november20, within: .seconds(seconds))
      XCTAssertEqual(reply?.answer?.rating, rating)
    }
    var slip = session(12, known: [0], usual: .seconds(10))
    let reply = slip.answer(.typed("a0", .almost("a")), inTurn: 1, at: .november20, within: .zero)
    XCTAssertEqual(reply?.answer?.rating, .hard)
    var new = session(12, new: 1, usual: .seconds(10))
    _ = new.goOn(fromTurn: 1, at: .november20)
    XCTAssertEqual((2...4).map { right(&new, $0)?.answer?.rating }, [.good, .good, .good])
  }

  func testWhatIsSkippedStaysDueAndIsNotAskedAgain() {
    var session = session(12, known: [0, 1])
    XCTAssertTrue(session.skip(turn: 1, at: .november20))
    XCTAssertFalse(session.skip(turn: 1, at: .november20))
    XCTAssertNotNil(right(&session, 2))
    XCTAssertNil(session.turn)
    XCTAssertEqual(session.skipped, 1)
    XCTAssertEqual(session.dueTomorrow, 1)
  }

  func testAnswersThatComeLateOrFitNothingChangeNothing() {
    var session = session(12, known: [0])
    XCTAssertNil(session.answer(.option(0), inTurn: 1, at: .november20, within: .zero))
    XCTAssertNil(session.answer(.typed("a0", .right), inTurn: 2, at: .november20, within: .zero))
    XCTAssertFalse(session.goOn(fromTurn: 1, at: .november20))
    XCTAssertEqual(session.turn?.number, 1)
  }

  func testSixAreOfferedThatAreAllDifferentAndThoseMostLikeIt() throws {
    var session = session(40, new: 1)
    _ = session.goOn(fromTurn: 1, at: .november20)
    guard case .among(let options, false)? = session.turn?.question else { return XCTFail("no choice") }
    XCTAssertEqual(Set(options.map(\.answer)).count, 6)
    XCTAssertTrue(options.contains { $0.number == 0 })
    _ = right(&session, 2)
    guard case .among(let alike, true)? = session.turn?.question else { return XCTFail("no choice") }
    // The most similar cards are those with the nearest numbers.
    XCTAssertEqual(alike.map(\.number).sorted(), [0, 1, 2, 3, 4, 5])
  }

  private func session(
    _ count: Int,
    new: Int = 0,
    known: [Int] = [],
    usual: Duration? = nil,
    _ histories: [ReviewCardID: CardHistory] = [:]
  ) -> LearningSession<NumberCard> {
    var histories = histories
    for number in known {
      let yesterday = CalendarDay(daysSince1970: today.daysSince1970 - 9)
      let answers = [ReviewRating.good, .good].map {
        ReviewAnswer(NumberCard(number).id, $0, at: .november20, on: yesterday, asked: .typed, within: .zero)
      }
      histories.merge(CardHistory.replaying(answers, by: .usual)) { $1 }
    }
    let cards = (0..<count).map(NumberCard.init)
    let newPerDay = count == 1 ? 1 : new
    return LearningSession(
      of: cards,
      histories,
      on: today,
      at: .november20,
      newPerDay: newPerDay,
      usual: usual,
      random: SplitMix64(seed: 7)
    )
  }

  private func right(_ session: inout LearningSession<NumberCard>, _ number: Int) -> LearningReply<NumberCard>? {
    session.answer(response(in: session, isRight: true), inTurn: number, at: .november20, within: .seconds(3))
  }

  private func wrong(_ session: inout LearningSession<NumberCard>, _ number: Int) -> [ReviewAnswer] {
    let response = response(in: session, isRight: false)
    return [session.answer(response, inTurn: number, at: .november20, within: .seconds(3))].compactMap { $0?.answer }
  }

  private func response(in session: LearningSession<NumberCard>, isRight: Bool) -> LearningResponse {
    guard let turn = session.turn, case .among(let options, _) = turn.question else {
      return .typed("x", isRight ? .right : .wrong)
    }
    return .option(options.firstIndex { ($0 == turn.card) == isRight } ?? -1)
  }
}

/// A card that is more similar to another one the nearer their numbers are.
struct NumberCard: LearningCard {
  let number: Int

  init(_ number: Int) { self.number = number }

  var id: ReviewCardID { ReviewCardID(.words, "\(number)") }
  var answer: String { "a\(number)" }
  var accepted: [String] { [answer] }
  var ignoresAccents: Bool { false }
  func canStand(beside other: NumberCard) -> Bool { number != other.number }
  func likeness(to other: NumberCard) -> Int { -abs(number - other.number) }
}
