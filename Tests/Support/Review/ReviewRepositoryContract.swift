public import ArcadeDomain

/// Tests that every `ReviewRepository` has to pass.
public enum ReviewRepositoryContract {
  /// Checks an empty repository with the default scheduler; throws the first broken promise.
  public static func check(_ reviews: any ReviewRepository) async throws {
    let (anna, boat) = (ReviewCardID(.names, "id:anna"), ReviewCardID(.words, "eng\tspa\tboat\tbarco"))
    try require(try await reviews.histories(of: .names), equals: [:], "nothing was asked")

    try await reviews.record(answer(boat, .again, day: 0), .whereDue)
    try require(try await reviews.answers(of: .words), equals: [], "a word does not begin with a game of today")
    let first = answer(anna, .good, day: 0)
    try await reviews.record(first, .whereDueOrNew)
    try await reviews.record(answer(anna, .again, day: 0), .whereDueOrNew)
    try require(try await reviews.answers(of: .names), equals: [first], "only the first answer of a day counts")
    // The clock is set back: an answer of tomorrow, by the earlier clock, does not count again today.
    try await reviews.record(answer(anna, .again, day: -1), .whereDueOrNew)
    try require(
      try await reviews.answers(of: .names),
      equals: [first],
      "no day has passed where the clock was set back"
    )
    let second = answer(anna, .good, day: 1)
    try await reviews.record(second, .whereDueOrNew)
    try await reviews.record(answer(anna, .good, day: 2), .whereDueOrNew)
    try require(try await reviews.answers(of: .names), equals: [first, second], "what is not due yet does not count")

    var random = SplitMix64(seed: 5)
    for day in 3..<60 {
      for number in 0..<4 {
        let card = ReviewCardID(.names, "name:\(number)")
        let rating = ReviewRating.allCases[random.integer(below: 4)]
        try await reviews.record(answer(card, rating, day: day), .whereDueOrNew)
      }
    }
    let answers = try await reviews.answers(of: .names)
    try require(answers.count > 20, equals: true, "what is due counts")
    try require(
      try await reviews.histories(of: .names),
      equals: CardHistory.replaying(answers, by: .usual),
      "what is kept of each card is what its answers come to, to the last bit"
    )
    try require(try await reviews.histories(of: .words), equals: [:], "each game has cards of its own")
    try await checkLearning(reviews, boat)
  }

  private static func checkLearning(_ reviews: any ReviewRepository, _ boat: ReviewCardID) async throws {
    let ratings: [(ReviewQuestion, ReviewRating)] = [(.choice, .good), (.alike, .good), (.typed, .good)]
    for (number, (question, rating)) in ratings.enumerated() {
      for _ in 0..<2 {
        try await reviews.record(answer(boat, rating, day: 3, question), .after(number))
      }
      let due = try await reviews.due(of: .words, by: CalendarDay(daysSince1970: 20_780))
      try require(due, equals: question == .typed ? [] : [boat], "what is not typed yet stays due: \(question)")
    }
    let answers = try await reviews.answers(of: .words)
    try require(answers.map(\.question), equals: [.choice, .alike, .typed], "no answer counts twice")
    // Good, good and good on one day: 2.3065 days.
    for (day, due) in [(1, []), (2, [boat]), (9, [boat])] {
      let found = try await reviews.due(of: .words, by: CalendarDay(daysSince1970: 20_780 + day))
      try require(found, equals: due, "it is due after two days")
    }
    try require(
      try await reviews.histories(of: .words),
      equals: CardHistory.replaying(answers, by: .usual),
      "what is kept of a word that is learnt is what its answers come to"
    )
    let durations = try await reviews.durations(of: .words, asked: .typed)
    try require(durations, equals: [.milliseconds(1_250)], "how long typed answers took")
  }

  /// Checks the reviews of two owners without reviews; throws the first broken promise.
  public static func check(_ one: any ReviewRepository, besides other: any ReviewRepository) async throws {
    let anna = ReviewCardID(.names, "id:anna")
    try await one.record(answer(anna, .good, day: 0), .whereDueOrNew)
    try require(try await other.histories(of: .names), equals: [:], "nobody gets another's cards")
    try require(try await other.answers(of: .names), equals: [], "nobody gets another's answers")
  }

  /// Checks the progress of all, given the empty repositories of Ann and Bob with the default scheduler.
  public static func checkProgress(of ann: any ReviewRepository, and bob: any ReviewRepository) async throws {
    func card(_ name: String) -> ReviewCardID { ReviewCardID(.names, "id:\(name)") }
    // A name known at once is due after eight days; the others are still being learnt. After seven days its recall is
    // 0.91.
    try await ann.record(answer(card("a"), .easy, day: 0), .whereDueOrNew)
    try await ann.record(answer(card("b"), .again, day: 0), .whereDueOrNew)
    try await ann.record(answer(card("b"), .good, day: 1), .whereDueOrNew)
    try await ann.record(answer(card("left"), .again, day: 3), .whereDueOrNew)
    try await bob.record(answer(card("b"), .again, day: 2), .whereDueOrNew)
    try await bob.record(answer(card("c"), .again, day: 2), .whereDueOrNew)
    try await bob.record(answer(card("c"), .again, day: 3), .whereDueOrNew)
    let names = Dictionary(uniqueKeysWithValues: ["a", "b", "c", "d"].map { (card($0), $0) })
    for reviews in [ann, bob] {
      try await requireProgress([(0, 1, 1, 1), (0, 2, 2, 3)], by: 7, of: names, reviews)
      // A day later the known one is due, too, and the first days are no longer in the week.
      try await requireProgress([(0, 2, 0, 1), (0, 2, 2, 3)], by: 8, of: names, reviews)
    }
    let words = try await ann.progress(of: .words, until: day(7))
    try require(words.cards.isEmpty && words.days.isEmpty && words.missed.isEmpty, equals: true, "nobody learns words")
  }

  private static func requireProgress(
    _ learners: [(known: Int, due: Int, days: Int, last: Int)],
    by today: Int,
    of names: [ReviewCardID: String],
    _ reviews: any ReviewRepository
  ) async throws {
    let progress = try await reviews.progress(of: .names, until: day(today)).progress(about: names, on: day(today))
    let owners = ["Ann", "Bob"].compactMap { Owner($0) }
    let expected = zip(owners, learners).map { owner, count in
      LearnerProgress(owner, known: count.known, due: count.due, days: count.days, lastDay: day(count.last))
    }
    try require(progress.learners, equals: expected, "everybody is counted for themselves, by day \(today)")
    try require(
      progress.missed,
      equals: [MissedSubject("b", people: 2, misses: 2), MissedSubject("c", people: 1, misses: 2)],
      "what more people missed comes first, and what is not there any more does not come"
    )
  }

  /// Returns the day a number of days after 20 November 2026.
  private static func day(_ number: Int) -> CalendarDay { CalendarDay(daysSince1970: 20_777 + number) }

  /// Returns an answer at noon, a number of days after 20 November 2026.
  public static func answer(
    _ card: ReviewCardID,
    _ rating: ReviewRating,
    day: Int,
    _ question: ReviewQuestion = .faces
  ) -> ReviewAnswer {
    ReviewAnswer(
      card,
      rating,
      at: Moment.november20.advanced(by: .seconds(day * 86_400)),
      on: CalendarDay(daysSince1970: 20_777 + day),
      asked: question,
      within: .milliseconds(1_250)
    )
  }
}
