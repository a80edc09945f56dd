extension NameQuiz {
  /// Stores an answer, and how well the name was known. The latter only for the first answer of a round, if the person
  /// is due or new. A person found after options were struck out counts as hard.
  public func record(
    _ answer: NameAnswer,
    withHelp isHelped: Bool,
    within duration: Duration
  ) async throws(RepositoryError) {
    try await games.record(answer, at: time.now())
    guard answer.isFirst, let learning else { return }
    let review = ReviewAnswer(
      answer.asked.reviewCard,
      answer.isRight ? isHelped ? .hard : .good : .again,
      at: time.now(),
      on: time.reviewDay(),
      asked: .faces,
      within: duration
    )
    try await learning.reviews.record(review, .whereDueOrNew)
  }
}

extension NameQuiz {
  /// Returns how well each person who was ever asked for is known today.
  public func retrievabilities() async throws(RepositoryError) -> [ReviewCardID: Retrievability] {
    try await learning?.retrievabilities(of: .names) ?? [:]
  }
}

extension Person {
  /// The review card, keyed by the given id, or else by the name; a new picture changes nothing.
  public var reviewCard: ReviewCardID { ReviewCardID(.names, givenID.map { "id:\($0)" } ?? "name:\(matchKey)") }
}
