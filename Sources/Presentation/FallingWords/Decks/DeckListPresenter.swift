public import ArcadeDomain

/// Lists the decks, and renames and deletes those that were imported.
///
/// It runs on whichever actor calls it.
public final class DeckListPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<RecordScreen>)?
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
    guard let deck = decks.row(numbered: text) else { return refuse(text) }
    await go(to: .choose(deck.id))
  }

  /// Gives the deck in a row another name.
  public func rename(_ text: String, to name: String) async {
    guard let deck = changeable(text) else { return }
    await change { phrases.renamed(deck.name, to: try await quiz.renameDeck(deck.id, to: name)) }
  }

  /// Asks whether to delete the deck in a row.
  public func delete(_ text: String) async {
    guard let deck = changeable(text) else { return }
    deleting = deck
    view?.render(screen(question: phrases.askToDelete(deck.name), isUpdate: true))
  }

  /// Answers whether to delete it.
  public func answerToDelete(_ isYes: Bool) async {
    guard let deck = deleting else { return await render() }
    deleting = nil
    guard isYes else { return say(Notice(phrases.nothingDeleted)) }
    await change {
      try await quiz.decks.delete(deck.id)
      return phrases.deleted(deck.name)
    }
  }

  /// Goes to another screen.
  public func go(to route: WordRoute) async {
    await router?.follow(route)
  }

}

extension DeckListPresenter {
  /// The deck in a row, if it is one that can be changed; where it is not, that is said.
  private func changeable(_ text: String) -> DeckSummary? {
    guard let deck = decks.row(numbered: text) else {
      refuse(text)
      return nil
    }
    guard deck.origin == .kept else {
      say(Notice(phrases.deckIsFixed, .warning))
      return nil
    }
    return deck
  }

  private func refuse(_ text: String) { say(Notice(phrases.noSuchDeck(text), .warning)) }

  private func say(_ notice: Notice) { view?.render(screen([notice], isUpdate: true)) }

  /// Does something that says what it did, or says why it could not be done.
  private func change(_ work: () async throws -> String) async {
    do {
      await render([Notice(try await work(), .good)])
    } catch {
      say(Notice(phrases.wordFailure(for: error).text, .bad))
    }
  }

  private func screen(_ notices: [Notice] = [], question: String? = nil, isUpdate: Bool = false) -> RecordScreen {
    var screen = RecordScreen(decks, phrases: phrases)
    screen.notices = notices
    screen.question = question
    screen.isUpdate = isUpdate
    return screen
  }

  private func render(_ notices: [Notice] = []) async {
    do {
      decks = try await quiz.decks.decks()
      view?.render(screen(notices))
    } catch {
      decks = []
      let content = RecordScreen.Content.failed(phrases.wordFailure(for: error))
      view?.render(RecordScreen(title: phrases.decksTitle, content: content, notices: notices))
    }
  }
}

extension RecordScreen {
  /// Formats decks in their order.
  public init(_ decks: [DeckSummary], phrases: any WordPhrases) {
    let rows = decks.enumerated().map { index, deck in
      [
        String(index + 1), deck.name,
        deck.languages.map { phrases.direction(phrases.name(of: $0.first), phrases.name(of: $0.second)) } ?? "",
        deck.pairs.map(phrases.formats.number) ?? "", phrases.word(for: deck.origin),
      ]
    }
    let table = Table(
      columns: [
        .init(phrases.numberLabel, isNumber: true), .init(phrases.deckLabel, mayBeCut: true),
        .init(phrases.languagesLabel, mayBeCut: true), .init(phrases.pairsLabel, isNumber: true),
        .init(phrases.originLabel),
      ],
      rows: rows
    )
    self.init(title: phrases.decksTitle, content: .tables([table]))
  }
}
