/// Keeps what was read from a file as a deck of its own.
public struct ImportDeck: Sendable {
  private let quiz: WordQuiz

  init(quiz: WordQuiz) { self.quiz = quiz }

  /// Keeps the deck under a name, which is returned as it is shown: the given one,
  /// else the file's own, else the one that stands in.
  ///
  /// Throws `WordsError` where nothing was usable or the name is none, `.exists` where a
  /// kept deck has it and is not to be replaced, and `.refused` where any other deck has it.
  public func callAsFunction(
    _ reading: DeckReading,
    as given: String? = nil,
    standIn: String,
    replacing: Bool = false
  ) async throws -> DeckSummary {
    guard !reading.pairs.isEmpty else { throw WordsError.noUsableRows(reading.problems) }
    let name = try Deck.checkedName(given ?? reading.name ?? standIn)
    return try await quiz.decks.keep(reading, as: name, replacing: replacing)
  }
}
