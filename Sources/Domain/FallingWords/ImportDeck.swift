/// Keeps what was read from a file as a deck of its own.
public struct ImportDeck: Sendable {
  private let quiz: WordQuiz

  init(quiz: WordQuiz) { self.quiz = quiz }

  /// Keeps the deck under a name: the given one, else the file's own, else the one that stands in.
  ///
  /// Throws `WordsError` where nothing was usable or the name is none, and
  /// `.exists` where a deck has it and is not to be replaced.
  public func callAsFunction(
    _ reading: DeckReading,
    as given: String? = nil,
    standIn: String,
    replacing: Bool = false
  ) async throws -> DeckSummary {
    guard !reading.pairs.isEmpty else { throw WordsError.noUsableRows(reading.problems) }
    let name = try DeckName.checked(given ?? reading.name ?? standIn)
    return try await quiz.decks.keep(reading, as: name, replacing: replacing)
  }
}

/// Gives a kept deck another name.
public struct RenameDeck: Sendable {
  private let quiz: WordQuiz

  init(quiz: WordQuiz) { self.quiz = quiz }

  /// Renames; throws `WordsError.badName` where the name is none, and `.exists` where another deck has it.
  public func callAsFunction(_ id: Deck.ID, to name: String) async throws {
    try await quiz.decks.rename(id, to: try DeckName.checked(name))
  }
}

/// What a deck can be called.
enum DeckName {
  /// Returns the name without outer spaces, and with one space where there were more.
  static func checked(_ text: String) throws(WordsError) -> String {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard (1...80).contains(name.count) else { throw .badName(text) }
    return name
  }
}
