extension WordQuiz {
  /// Records how well a word was known if it is due. A rejected wrong translation records nothing, since any guess
  /// could be right. A right translation that was accepted counts as hard, since it is a choice of two.
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
  /// Returns the card of the pair in a direction. It is the same in every deck, whichever language comes first there.
  public func reviewCard(_ languages: DeckLanguages, _ direction: WordDirection) -> ReviewCardID {
    let id = direction == .forward ? id : TranslatedWord(second, first).id
    return ReviewCardID(.words, languages.cardPrefix(direction) + id.rawValue)
  }
}

extension DeckLanguages {
  /// The prefix of the keys of all cards in a direction.
  func cardPrefix(_ direction: WordDirection) -> String { "\(asked(direction).key)\t\(answered(direction).key)\t" }
}
