import ArcadeDomain
import ArcadeTesting
import XCTest

/// Invariants of a year of answers.
final class LearningYearTests: XCTestCase {
  /// A learner who answers with the predicted probability knows as much as predicted. No card is left out, and no day
  /// exceeds the limit of new cards.
  func testOverAYearAsMuchIsKnownAsIsPredicted() {
    let cards = (0..<1_000).map(NumberCard.init)
    var (random, histories) = (SplitMix64(seed: 11), [ReviewCardID: CardHistory]())
    var (asked, known, predicted) = (0, 0, 0.0)
    for number in 0..<365 {
      let day = CalendarDay(daysSince1970: 20_777 + number)
      let due = Set(histories.values.filter { $0.due <= day }.map(\.id))
      var (first, begun) = (Set<ReviewCardID>(), 0)
      var session = LearningSession(of: cards, histories, on: day, at: .november20, newPerDay: 10, random: random)
      while let turn = session.turn {
        let id = turn.card.id
        var isKnown = true
        if let history = histories[id], due.contains(id), first.insert(id).inserted {
          let days = day.daysSince1970 - history.lastDay.daysSince1970
          let chance = ReviewParameters.usual.retrievability(of: history.card.memory, after: days)
          isKnown = Double(random.integer(below: 1_000_000)) < chance * 1_000_000
          (asked, known, predicted) = (asked + 1, known + (isKnown ? 1 : 0), predicted + chance)
        }
        let reply: LearningReply<NumberCard>?
        switch turn.question {
        case .shown, .mistake:
          if turn.question == .shown { begun += 1 }
          XCTAssertTrue(session.goOn(fromTurn: turn.number, at: .november20))
          continue
        case .among(let options, _):
          let place = options.firstIndex { ($0 == turn.card) == isKnown } ?? 0
          reply = session.answer(.option(place), inTurn: turn.number, at: .november20, within: .zero)
        case .typed:
          reply = session.answer(
            .typed("", isKnown ? .right : .wrong),
            inTurn: turn.number,
            at: .november20,
            within: .zero
          )
        }
        guard let reply else { return XCTFail("turn \(turn.number) took no answer") }
        if let answer = reply.answer { histories[id] = CardHistory(after: histories[id], answer, by: .usual) }
      }
      XCTAssertEqual(first, due, "day \(number)")
      XCTAssertEqual(begun, number < 100 ? 10 : 0, "day \(number)")
    }
    XCTAssertEqual(histories.count, 1_000)
    XCTAssertGreaterThan(asked, 5_000)
    XCTAssertEqual(Double(known) / Double(asked), predicted / Double(asked), accuracy: 0.02)
  }

  func testMoreRetentionMeansShorterIntervalsAndALapseNeverRaisesStability() throws {
    var random = SplitMix64(seed: 3)
    let schedulers = try [0.7, 0.8, 0.9, 0.95, 0.99].map { try Scheduler(retention: $0, steps: [], relearning: []) }
    for _ in 0..<2_000 {
      var card: ReviewedCard?
      for _ in 0..<8 {
        let (rating, days) = (ReviewRating.allCases[random.integer(below: 4)], random.integer(below: 60))
        let next = schedulers[0].review(card, after: days, rated: rating).card
        if let card, rating == .again {
          XCTAssertLessThanOrEqual(next.memory.stability, max(0.001, card.memory.stability), "\(card) \(days)")
        }
        let intervals = schedulers.map { $0.days(after: next) }
        XCTAssertEqual(intervals, intervals.sorted(by: >), "\(next)")
        card = next
      }
    }
  }
}
