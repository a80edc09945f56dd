extension NameQuiz {
  /// Keeps an answer, and where it is the first of its round and the person is due or new, how well the name was known.
  ///
  /// Who was found after others were struck out was hard to find.
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
  /// Returns how well each person is known today who was ever asked for.
  public func retrievabilities() async throws(RepositoryError) -> [ReviewCardID: Retrievability] {
    try await learning?.retrievabilities(of: .names) ?? [:]
  }
}

extension Person {
  /// What is learnt about the person belongs to the given id, else to the name: another picture changes nothing.
  public var reviewCard: ReviewCardID { ReviewCardID(.names, givenID.map { "id:\($0)" } ?? "name:\(matchKey)") }
}
