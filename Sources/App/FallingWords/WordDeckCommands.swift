import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The one-shot commands about decks and about what was played with them.
struct WordDeckCommands {
  let desk: CommandDesk

  func list() async throws {
    let decks = try await quiz().decks.decks()
    guard !desk.options.isJSON else { return desk.print(WordDocuments.decks(decks)) }
    show(phrases.decksTitle, Table(decks, phrases: phrases))
  }

  func export() async throws {
    let quiz = try quiz()
    let loaded = try await quiz.decks.deck(deck(desk.invocation.operands[0], of: quiz).id)
    try desk.warn(ofStale: phrases.notices(about: loaded.freshness, asOf: phrases.deckAsOf))
    guard !desk.options.isJSON else { return desk.print(WordDocuments.deck(loaded)) }
    desk.output.raw(DeckWriter().text(of: loaded.value, cleaning: TextSanitiser.clean))
  }

  func rename() async throws {
    let quiz = try quiz()
    let (deck, name) = (try await deck(desk.invocation.operands[0], of: quiz), desk.invocation.operands[1])
    let renamed: String
    do {
      renamed = try await quiz.renameDeck(deck.id, to: name)
    } catch {
      throw WordFailures.failure(for: error, desk: desk)
    }
    guard !desk.options.isJSON else { return desk.print(WordDocuments.renamed(deck, to: renamed)) }
    desk.output.paragraph(phrases.renamed(deck.name, to: renamed), .good)
  }

  func delete() async throws {
    let quiz = try quiz()
    let deck = try await deck(desk.invocation.operands[0], of: quiz)
    guard deck.origin == .kept else { throw WordFailures.fixedDeck(desk: desk) }
    guard try await desk.confirm(phrases.askToDelete(deck.name)) else {
      return desk.output.paragraph(phrases.nothingDeleted)
    }
    try await quiz.decks.delete(deck.id)
    guard !desk.options.isJSON else { return desk.print(WordDocuments.deleted(deck)) }
    desk.output.paragraph(phrases.deleted(deck.name), .good)
  }

  func history() async throws {
    let games = try await quiz().games.history()
    guard !desk.options.isJSON else { return desk.print(WordDocuments.history(games)) }
    show(phrases.historyTitle, Table(games, phrases: phrases))
  }

  func best() async throws {
    let best = BestWordGames.summarising(try await quiz().games.history())
    guard !desk.options.isJSON else { return desk.print(WordDocuments.best(best)) }
    show(phrases.bestTitle, Table(best, phrases: phrases))
  }

  private var phrases: any WordPhrases { desk.wordPhrases }

  private func show(_ title: String, _ table: Table) {
    desk.show(title, table.rows.isEmpty ? .empty(phrases.noGames) : .ready(Page(.table(table))))
  }

  private func quiz() throws -> WordQuiz {
    try desk.composition.makeWordQuiz(deck: desk.invocation.value(of: .deck)).quiz
  }

  /// The deck with a name, an id or a number in the list.
  private func deck(_ text: String, of quiz: WordQuiz) async throws -> DeckSummary {
    let decks = try await quiz.decks.decks()
    let found =
      decks.first { $0.name.lowercased() == text.lowercased() || $0.id.rawValue == text } ?? decks.row(numbered: text)
    guard let found else {
      throw CommandFailure(exit: .noInput, code: "notFound", message: phrases.noSuchDeck(text))
    }
    return found
  }
}
