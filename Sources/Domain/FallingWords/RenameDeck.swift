/// Gives a kept deck another name.
public struct RenameDeck: Sendable {
  private let quiz: WordQuiz

  init(quiz: WordQuiz) { self.quiz = quiz }

  /// Renames; throws `WordsError.badName` where the name is none, and `.exists` where another deck has it.
  public func callAsFunction(_ id: Deck.ID, to name: String) async throws {
    try await quiz.decks.rename(id, to: try Deck.checkedName(name))
  }
}
