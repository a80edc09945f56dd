public import ArcadeDomain

extension SampleWords {
  /// Returns a round, with the translation of another word where one is given.
  public static func rounds(_ words: [TranslatedWord], wrong: String? = nil) -> [FallingRound] {
    words.map { FallingRound($0, .forward, wrong: wrong.flatMap(side)) }
  }

  /// Returns a loaded game of so many rounds, all right.
  public static func game(rounds count: Int = 3) -> FallingGame {
    FallingGame(
      deckName: "Sample",
      languages: DeckLanguages(.english, .spanish),
      freshness: .starter,
      rounds: rounds(words(count)),
      wanted: count
    )
  }

  /// Keeps a game whose rounds were answered rightly (`r`), wrongly (`w`) or not at all (`n`), and finishes it.
  @discardableResult
  public static func play(
    _ answers: String,
    of start: WordGameStart = WordGameStart(lesson, deckName: "Sample"),
    in games: any WordGameRepository,
    at moment: Moment = .november20
  ) async throws(RepositoryError) -> PastWordGame? {
    let id = try await games.begin(start, at: moment)
    for (index, (answer, word)) in zip(answers, words(answers.count)).enumerated() {
      let round = FallingRound(word, start.lesson.direction)
      try await games.note(FallingResult(round, answer: claims[answer]), round: index + 1, of: id)
    }
    return try await games.finish(id, at: moment)
  }

  private static let claims: [Character: FallingAnswer] = ["r": .right, "w": .wrong]
}
