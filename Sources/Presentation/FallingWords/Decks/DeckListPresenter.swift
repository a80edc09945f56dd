public import ArcadeDomain

/// Lists the decks, and renames and deletes those that were imported.
///
/// It runs on whichever actor calls it.
public final class DeckListPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<DeckListScreen>)?
  /// What leaves the list.
  public weak var router: (any WordRouter)?

  private let quiz: WordQuiz
  private let phrases: any WordPhrases
  private var decks: [DeckSummary] = []
  private var deleting: DeckSummary?

  /// Makes a presenter for the decks of a quiz.
  public init(quiz: WordQuiz, phrases: any WordPhrases) {
    self.quiz = quiz
    self.phrases = phrases
  }

  /// Shows the decks.
  public func show() async { await render() }

  /// Chooses the deck in a row, to be played.
  public func choose(_ text: String) async {
    guard let deck = decks.row(numbered: text) else { return await render([noSuchDeck(text)]) }
    await go(to: .choose(deck.id))
  }

  /// Gives the deck in a row another name.
  public func rename(_ text: String, to name: String) async {
    guard let deck = decks.row(numbered: text) else { return await render([noSuchDeck(text)]) }
    guard deck.origin == .kept else { return await render([Notice(phrases.deckIsFixed, .warning)]) }
    await change { phrases.renamed(deck.name, to: try await quiz.renameDeck(deck.id, to: name)) }
  }

  /// Asks whether to delete the deck in a row.
  public func delete(_ text: String) async {
    guard let deck = decks.row(numbered: text) else { return await render([noSuchDeck(text)]) }
    guard deck.origin == .kept else { return await render([Notice(phrases.deckIsFixed, .warning)]) }
    deleting = deck
    await render(question: phrases.askToDelete(deck.name))
  }

  /// Answers whether to delete it.
  public func answerToDelete(_ isYes: Bool) async {
    guard let deck = deleting else { return await render() }
    deleting = nil
    guard isYes else { return await render([Notice(phrases.nothingDeleted)]) }
    await change {
      try await quiz.decks.delete(deck.id)
      return phrases.deleted(deck.name)
    }
  }

  /// Goes to another screen.
  public func go(to route: WordRoute) async {
    await router?.follow(route)
  }

  private func noSuchDeck(_ text: String) -> Notice { Notice(phrases.noSuchDeck(text), .warning) }

  /// Does something that says what it did, or says why it could not be done.
  private func change(_ work: () async throws -> String) async {
    do {
      await render([Notice(try await work(), .good)])
    } catch {
      await render([Notice(phrases.wordFailure(for: error).text, .bad)])
    }
  }

  private func render(_ notices: [Notice] = [], question: String? = nil) async {
    do {
      decks = try await quiz.decks.decks()
      var screen = DeckListScreen(decks, phrases: phrases)
      screen.question = question
      screen.notices = notices
      view?.render(screen)
    } catch {
      decks = []
      let content = DeckListScreen.Content.failed(phrases.wordFailure(for: error))
      view?.render(DeckListScreen(title: phrases.decksTitle, content: content, notices: notices))
    }
  }
}

extension DeckListScreen {
  /// Formats decks in their order.
  public init(_ decks: [DeckSummary], phrases: any WordPhrases) {
    let rows = decks.enumerated().map { index, deck in
      Row(
        number: String(index + 1),
        name: deck.name,
        languages: deck.languages.map {
          phrases.direction(phrases.name(of: $0.first), phrases.name(of: $0.second))
        } ?? "",
        pairs: deck.pairs.map(phrases.formats.number) ?? "",
        origin: phrases.word(for: deck.origin)
      )
    }
    self.init(title: phrases.decksTitle, content: .decks(phrases.deckColumns, rows))
  }
}
