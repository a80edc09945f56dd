extension WordQuiz {
  /// Keeps how well a word was known, where it is due; nothing where a wrong translation was rejected, which any guess does.
  ///
  /// A right translation that was found right is a choice among two, so it was hard.
  public func review(
    _ result: FallingResult,
    in languages: DeckLanguages,
    within duration: Duration
  ) async throws(RepositoryError) {
    guard let learning, result.outcome != .right || result.round.isRight else { return }
    let review = ReviewAnswer(
      result.round.pair.reviewCard(languages, result.round.direction),
      result.outcome == .right ? .hard : .again,
      at: time.now(),
      on: time.reviewDay(),
      asked: .falling,
      within: duration
    )
    try await learning.reviews.record(review, .whereDue)
  }
}

extension TranslatedWord {
  /// What is learnt of the pair in a direction: the same in whichever deck it stands, and whichever language comes first there.
  public func reviewCard(_ languages: DeckLanguages, _ direction: WordDirection) -> ReviewCardID {
    let id = direction == .forward ? id : TranslatedWord(second, first).id
    return ReviewCardID(.words, languages.cardPrefix(direction) + id.rawValue)
  }
}

extension DeckLanguages {
  /// How the keys of all cards begin that are learnt in a direction.
  func cardPrefix(_ direction: WordDirection) -> String { "\(asked(direction).key)\t\(answered(direction).key)\t" }
}
