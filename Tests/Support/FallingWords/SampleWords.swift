public import ArcadeDomain

/// Small decks for tests.
public enum SampleWords {
  /// The ID of the sample deck.
  public static let id = Deck.ID(rawValue: "sample")
  /// The sample deck, from English to Spanish.
  public static let lesson = WordLesson(id)

  /// The languages of the sample deck.
  public static let languages = DeckLanguages(.english, .spanish)

  /// Returns a side of a pair: `a / b` is two forms, and each text is its own key.
  public static func side(_ text: String) -> WordSide? {
    WordSide(
      text.split(separator: "/").map { form in
        let form = form.split(separator: " ").joined(separator: " ")
        return WordForm(form, key: form.lowercased())
      }
    )
  }

  /// Returns the words of lines such as `school = escuela` or `dog = perro # Animals`.
  public static func words(_ lines: String...) -> [TranslatedWord] { lines.compactMap(word) }

  /// Returns a number of words with one translation each.
  public static func words(_ count: Int) -> [TranslatedWord] {
    (0..<count).compactMap { word("word\($0) = palabra\($0) # \($0.isMultiple(of: 2) ? "Even" : "Odd")") }
  }

  /// Returns a deck of words.
  public static func deck(_ words: [TranslatedWord] = words(12), name: String = "Sample") -> Deck {
    Deck(id: id, name: name, languages: DeckLanguages(.english, .spanish), pairs: words)
  }

  /// Returns the result of reading a file with words.
  public static func reading(_ words: [TranslatedWord] = words(12), name: String? = nil) -> DeckReading {
    DeckReading(name: name, languages: DeckLanguages(.english, .spanish), pairs: words)
  }

  private static func word(_ line: String) -> TranslatedWord? {
    let parts = line.split(separator: "#", maxSplits: 1)
    let sides = parts[0].split(separator: "=").compactMap { side(String($0)) }
    let topic = parts.dropFirst().first.map { $0.split(separator: " ").joined(separator: " ") }
    return sides.count == 2 ? TranslatedWord(sides[0], sides[1], topic: topic) : nil
  }
}

extension SampleWords {
  /// Returns a round per word, optionally with the translation of another word.
  public static func rounds(_ words: [TranslatedWord], wrong: String? = nil) -> [FallingRound] {
    words.map { FallingRound($0, .forward, wrong: wrong.flatMap(side)) }
  }

  /// Returns a loaded game of a number of rounds, all right.
  public static func game(rounds count: Int = 3) -> FallingGame {
    FallingGame(deckName: "Sample", freshness: .starter, rounds: rounds(words(count)))
  }

  /// Stores a finished game whose rounds were answered rightly (`r`), wrongly (`w`) or not at all (`n`).
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
