import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// How answers and what they come to are kept, in memory and on both engines.
final class ReviewStorageTests: XCTestCase {
  private let anna = ReviewCardID(.names, "id:anna")

  func testEveryRepositoryKeepsItsPromises() async throws {
    try await ReviewRepositoryContract.check(InMemoryReviewRepository())
    try await ReviewRepositoryContract.check(RetryingReviewRepository(InMemoryReviewRepository()))
    try await onEveryEngine { try await ReviewRepositoryContract.check(SQLReviewRepository(database: $0)) }
  }

  func testNobodyGetsTheCardsOfAnother() async throws {
    let (ann, bob) = (try XCTUnwrap(Owner("Ann")), try XCTUnwrap(Owner("Bob")))
    try await onEveryEngine { database in
      try await ReviewRepositoryContract.check(
        SQLReviewRepository(database: database, owner: ann),
        besides: SQLReviewRepository(database: database, owner: bob)
      )
    }
  }

  func testEverybodysProgressIsTold() async throws {
    let (ann, bob) = (try XCTUnwrap(Owner("Ann")), try XCTUnwrap(Owner("Bob")))
    try await onEveryEngine { database in
      try await ReviewRepositoryContract.checkProgress(
        of: SQLReviewRepository(database: database, owner: ann),
        and: RetryingReviewRepository(SQLReviewRepository(database: database, owner: bob))
      )
    }
  }

  func testNobodyInParticularStandsAmongThoseWhoLearnOnlyOnceTheyDid() async throws {
    let (memory, today) = (InMemoryReviewRepository(), CalendarDay(daysSince1970: 20_777))
    try await onEveryEngine { database in
      for reviews in [memory, SQLReviewRepository(database: database)] as [any ReviewRepository] {
        func learners() async throws -> [LearnerProgress] {
          try await reviews.progress(of: .names, until: today).progress(about: [anna: "Anna"], on: today).learners
        }
        if try await reviews.answers(of: .names).isEmpty { try await expectEqual(learners(), []) }
        try await reviews.record(answer(anna, .easy, day: 0), .whereDueOrNew)
        try await expectEqual(learners(), [LearnerProgress(.nobody, known: 1, due: 0, days: 1, lastDay: today)])
      }
    }
  }

  func testNobodysAnswersAreJoinedByTheirMoments() async throws {
    let ann = try XCTUnwrap(Owner("Ann"))
    try await onEveryEngine { database in
      let own = SQLReviewRepository(database: database, owner: ann)
      let nobodys = SQLReviewRepository(database: database)
      let boat = ReviewCardID(.words, "boat")
      try await own.record(answer(anna, .good, day: 3), .whereDueOrNew)
      try await own.record(answer(anna, .again, day: 9), .whereDueOrNew)
      try await nobodys.record(answer(anna, .hard, day: 1), .whereDueOrNew)
      try await nobodys.record(answer(anna, .good, day: 5), .whereDueOrNew)
      try await nobodys.record(answer(boat, .good, day: 2), .whereDueOrNew)

      _ = try await SQLOwnerRepository(database: database).claim(by: ann)

      let joined = try await own.answers(of: .names)
      XCTAssertEqual(joined.map(\.rating), [.hard, .good, .good, .again])
      let histories = try await own.histories(of: .names)
      XCTAssertEqual(histories, CardHistory.replaying(joined, by: .usual))
      XCTAssertEqual(histories[anna]?.answers, 4)
      try await expectEqual(own.histories(of: .words).keys.map(\.key), ["boat"])
      try await expectEqual(nobodys.histories(of: .names), [:])
      try await expectEqual(nobodys.answers(of: .words), [])
    }
  }

  func testAnswersOfGamesOfBeforeBeginWhatIsKnownOfNames() async throws {
    let ann = try XCTUnwrap(Owner("Ann"))
    let zoe = Person(id: Person.ID("~" + String(repeating: "0", count: 32)), name: "Zoë Ström", matchKey: "zoe strom")
    try await onEveryEngine { database in
      let games = SQLNameGameRepository(database: database, owner: ann)
      let anna = SamplePeople.person(1, named: "Anna Gray")
      // 02:30 belongs to the day before; the second answer of a round, and of a day, counts as little as ever.
      let night = Moment.november20.advanced(by: .seconds(-6 * 3_600 - 1_800))
      for (asked, chosen, isFirst, at) in [
        (anna, zoe, true, night), (anna, anna, false, night), (anna, anna, true, night.advanced(by: .seconds(600))),
        (zoe, zoe, true, .november20), (anna, anna, true, .november20),
      ] {
        try await games.record(NameAnswer(mode: .practice, asked: asked, chosen: chosen, isFirst: isFirst), at: at)
      }
      for _ in 0..<2 {
        let reviews = NameReviewRepository(database: database, owner: ann, time: HandDrivenTime())
        let answers = try await reviews.answers(of: .names)
        XCTAssertEqual(answers.map(\.card.key), ["id:P01", "name:zoe strom", "id:P01"])
        XCTAssertEqual(answers.map(\.rating), [.again, .good, .good])
        XCTAssertEqual(answers.map(\.day.daysSince1970), [20_776, 20_777, 20_777])
      }
      let nobodys = NameReviewRepository(database: database, time: HandDrivenTime())
      try await expectEqual(nobodys.answers(of: .names), [])
    }
  }

  func testAnswersOfGamesOfBeforeAreJoinedWhoeverHasReviewsAlready() async throws {
    let (ann, bob) = (try XCTUnwrap(Owner("Ann")), try XCTUnwrap(Owner("Bob")))
    let people = [SamplePeople.person(1, named: "Anna Gray"), SamplePeople.person(2, named: "Bo Finn")]
    try await onEveryEngine { database in
      func played(_ owner: Owner, _ person: Person) async throws {
        let answer = NameAnswer(mode: .practice, asked: person, chosen: person, isFirst: true)
        try await SQLNameGameRepository(database: database, owner: owner).record(answer, at: .november20)
      }
      func reviewed(_ owner: Owner, _ person: Person) async throws {
        let review = answer(person.reviewCard, .good, day: 1)
        try await SQLReviewRepository(database: database, owner: owner).record(review, .whereDueOrNew)
      }
      // Nobody has only answers of before, and Ann a review; then nobody has a review, and Bob only answers of before.
      try await played(.nobody, people[0])
      try await reviewed(ann, people[1])
      _ = try await SQLOwnerRepository(database: database).claim(by: ann)
      try await reviewed(.nobody, people[1])
      try await played(bob, people[0])
      _ = try await SQLOwnerRepository(database: database).claim(by: bob)

      for owner in [ann, bob] {
        let reviews = SQLReviewRepository(database: database, owner: owner)
        try await expectEqual(reviews.answers(of: .names).map(\.card), people.map(\.reviewCard))
      }
    }
  }

  func testStepsAndDaysAreThoseOfTheScheduler() async throws {
    let scheduler = try Scheduler(steps: [], longest: 3)
    try await onEveryEngine { database in
      let reviews = SQLReviewRepository(database: database, scheduler: scheduler)
      try await reviews.record(answer(anna, .easy, day: 0), .whereDueOrNew)

      let history = try await reviews.histories(of: .names)[anna]

      XCTAssertEqual(history?.card.state, .review)
      XCTAssertEqual(history?.due, CalendarDay(daysSince1970: 20_780))
    }
  }

  func testAnswersWaitWhereTheStoreIsAway() async throws {
    try await onEveryEngine { database in
      let waiting = WriteQueue()
      let reviews = RetryingReviewRepository(SQLReviewRepository(database: database), waiting: waiting)
      try await database.write { try $0.run("ALTER TABLE review_answers RENAME TO away") }
      try await reviews.record(answer(anna, .good, day: 0), .whereDueOrNew)
      try await reviews.record(answer(anna, .good, day: 1), .whereDueOrNew)
      XCTAssertNotNil(waiting.reason)
      try await database.write { try $0.run("ALTER TABLE away RENAME TO review_answers") }

      try await expectEqual(reviews.histories(of: .names)[anna]?.answers, 2)
      XCTAssertNil(waiting.reason)
    }
  }

  private func answer(_ card: ReviewCardID, _ rating: ReviewRating, day: Int) -> ReviewAnswer {
    ReviewRepositoryContract.answer(card, rating, day: day)
  }
}
