public import ArcadeDomain

/// The list of decks. Imported ones can be renamed and, after a confirmation, deleted.
public struct WordDecksPresenter: PagePresenter {
  public let system: WordScreens
  private let choice: DeckSelection?
  /// The deck of the open confirmation.
  private var deleting: DeckSummary?

  /// Creates the list of decks.
  public init(_ system: WordScreens, _ choice: DeckSelection? = nil) { (self.system, self.choice) = (system, choice) }

  public var route: WordRoute { WordRoute(.decks, choice) }
  public var title: String { phrases.decksTitle }

  public func load(into contents: inout PageContents<DeckIntent>, progress: (String) -> Void) async throws {
    let scope = await system.scope(of: choice, isAboutDeck: false)
    var can = system.actions(scope)
    can.deck = can.deck?.usual
    contents.actions = can.all.map { $0.map(DeckIntent.common) }
    contents.layout = can.layout(can.retry?.first, can.play)
    guard !scope.decks.isEmpty else { throw scope.failure ?? .words(.emptyDeck) }
    contents.content = .ready(Page(.table(Table(scope.decks, phrases: phrases))))
    let changing = changing(scope.decks)
    contents.actions = changing + contents.actions
    can.deck = nil
    contents.layout = can.layout { Block.forms(changing) }
    guard let deck = deleting else { return }
    contents.question = phrases.askToDelete(deck.name)
    contents.actions = [
      Action("yes", phrases.deleteThisAction, .fixed("deck", deck.id.rawValue)) { .delete(Deck.ID(rawValue: $0)) }
        .destructive.changingWhatIsShared,
      Action("no", phrases.keepAction) { .keep },
    ]
  }

  public mutating func perform(_ intent: DeckIntent, progress: (String) -> Void) async throws -> Next<WordRoute> {
    let asked = deleting
    deleting = nil
    if case .common(let intent) = intent { return try await system.perform(intent, on: route, progress: progress) }
    do {
      return try await changed(by: intent, asked: asked)
    } catch let error as RepositoryError where error.code == .refused {
      return .stay([Notice(phrases.deckIsFixed, .warning)])
    } catch {
      // The question is closed, so the list is shown again.
      return .stay([Notice(phrases.failure(for: error).text, .bad)])
    }
  }

  private mutating func changed(by intent: DeckIntent, asked: DeckSummary?) async throws -> Next<WordRoute> {
    switch intent {
    case .rename(let id, let name):
      let deck = try await changeable(id)
      return .stay([Notice(phrases.renamed(deck.name, to: try await quiz.renameDeck(id, to: name)), .good)])
    case .askToDelete(let id):
      deleting = try await changeable(id)
      return .stay()
    case .delete(let id):
      guard let asked, asked.id == id else { return .stay() }
      try await quiz.deleteDeck(id)
      return .stay([Notice(phrases.deleted(asked.name), .good)])
    case .keep: return .stay([Notice(phrases.nothingDeleted)])
    case .common: return .stay()
    }
  }

  /// Returns an imported deck by its ID; throws for other decks.
  private func changeable(_ id: Deck.ID) async throws -> DeckSummary {
    guard let deck = try await quiz.allDecks().first(where: { $0.id == id }) else {
      throw RepositoryError(.notFound, subject: id.rawValue)
    }
    guard deck.origin == .kept else { throw RepositoryError(.refused, subject: deck.name) }
    return deck
  }

  private func changing(_ decks: [DeckSummary]) -> [Action<DeckIntent>] {
    guard let own = decks.firstIndex(where: { $0.origin == .kept }) else {
      return [
        ("rename", phrases.renameAction, phrases.renameCaption),
        ("delete", phrases.deleteAction, phrases.deleteCaption),
      ].map { word, label, caption in
        Action(word, label, caption: caption, closed: phrases.noOwnDecks) { DeckIntent.common(.show) }
          .changingWhatIsShared
      }
    }
    return [
      Action(
        "rename",
        phrases.renameAction,
        caption: phrases.renameCaption,
        Parameter.deck(among: decks, phrases),
        Parameter.text("name", phrases.deckNameLabel)
      ) { DeckIntent.rename($0, to: $1) },
      Action(
        "delete",
        phrases.deleteAction,
        caption: phrases.deleteCaption,
        Parameter.deck(among: decks, example: String(own + 1), phrases)
      ) {
        DeckIntent.askToDelete($0)
      },
    ].map(\.changingWhatIsShared)
  }
}

extension Table {
  /// Creates a table of decks in the given order.
  public init(_ decks: [DeckSummary], phrases: WordPhrases) {
    self.init(
      of: decks,
      firstNumber: 1,
      id: { $0.id.rawValue },
      address: { WordRoute(.home, DeckSelection(WordLesson($0.id))).address }
    ) {
      TableColumn(phrases.deckLabel, mayBeCut: true) { Cell($0.name, .strong) }
      TableColumn(phrases.languagesLabel, mayBeCut: true, isSecondary: true) {
        $0.languages.map { phrases.direction(phrases.name(of: $0.first), phrases.name(of: $0.second)) } ?? ""
      }
      TableColumn(phrases.pairsLabel, isNumber: true) { $0.pairs.map(phrases.formats.number) ?? "" }
      TableColumn(phrases.originLabel, isSecondary: true) { phrases.word(for: $0.origin) }
    }
  }
}
