/// Gives a kept deck another name.
public struct RenameDeck: Sendable {
  private let quiz: WordQuiz

  init(quiz: WordQuiz) { self.quiz = quiz }

  /// Renames, and returns what the deck is called then.
  ///
  /// Throws `WordsError.badName` where the name is none, and `.exists` where another deck has it.
  @discardableResult
  public func callAsFunction(_ id: Deck.ID, to name: String) async throws -> String {
    let name = try Deck.checkedName(name)
    try await quiz.decks.rename(id, to: name)
    return name
  }
}
