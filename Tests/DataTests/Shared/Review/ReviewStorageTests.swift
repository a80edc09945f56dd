import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// The storage of answers and their histories, in memory and on both engines.
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
