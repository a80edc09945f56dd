public import ArcadeDomain

extension WordScreens {
  /// Makes the list of decks, of which those that were imported can be renamed and, after a question, deleted.
  public func decks(_ choice: DeckSelection? = nil) -> PagePresenter<DeckIntent, WordRoute> {
    var deleting: DeckSummary?
    return PagePresenter(at: WordRoute(.decks, choice), title: phrases.decksTitle) { _ in
      let scope = await scope(of: choice, isAboutDeck: false)
      var contents = PageContents(
        title: phrases.decksTitle,
        content: .failed(phrases.failure(of: scope.failure ?? .words(.emptyDeck))),
        actions: declared(scope, naming: [], hasDecks: true).map { $0.map(DeckIntent.common) }
      )
      guard !scope.decks.isEmpty else { return contents }
      contents.content = .ready(Page(.table(Table(scope.decks, phrases: phrases))))
      contents.actions = changing(scope.decks) + contents.actions
      guard let deck = deleting else { return contents }
      contents.question = phrases.askToDelete(deck.name)
      contents.actions = [
        Action("yes", phrases.deleteThisAction, .fixed("deck", deck.id.rawValue)) { .delete(Deck.ID(rawValue: $0)) }
          .destructive.changingWhatIsShared,
        Action("no", phrases.keepAction) { .keep },
      ]
      return contents
    } act: { intent, context in
      let asked = deleting
      deleting = nil
      do {
        switch intent {
        case .rename(let id, let name):
          let deck = try await changeable(id)
          let name = try await quiz.renameDeck(id, to: name)
          await context.show([Notice(phrases.renamed(deck.name, to: name), .good)])
        case .askToDelete(let id):
          deleting = try await changeable(id)
          await context.show([])
        case .delete(let id):
          guard let asked, asked.id == id else { return await context.show([]) }
          try await quiz.deleteDeck(id)
          await context.show([Notice(phrases.deleted(asked.name), .good)])
        case .keep: await context.show([Notice(phrases.nothingDeleted)])
        case .common(let intent): await perform(intent, in: context)
        }
      } catch let error as RepositoryError where error.code == .refused {
        await context.show([Notice(phrases.deckIsFixed, .warning)])
      } catch {
        await context.show([Notice(phrases.wordFailure(for: error).text, .bad)])
      }
    }
  }

  /// The deck with an id; throws where it was not imported.
  private func changeable(_ id: Deck.ID) async throws -> DeckSummary {
    guard let deck = try await quiz.allDecks().first(where: { $0.id == id }) else {
      throw RepositoryError(.notFound, subject: id.rawValue)
    }
    guard deck.origin == .kept else { throw RepositoryError(.refused, subject: deck.name) }
    return deck
  }

  private func changing(_ decks: [DeckSummary]) -> [Action<DeckIntent>] {
    guard let own = decks.firstIndex(where: { $0.origin == .kept }) else {
      return [("rename", phrases.renameAction), ("delete", phrases.deleteAction)].map { word, label in
        Action(word, label, closed: phrases.noOwnDecks) { DeckIntent.common(.show) }.changingWhatIsShared
      }
    }
    return [
      Action(
        "rename",
        phrases.renameAction,
        Parameter.deck(among: decks, phrases),
        Parameter.text("name", phrases.deckNameLabel)
      ) { DeckIntent.rename($0, to: $1) },
      Action("delete", phrases.deleteAction, Parameter.deck(among: decks, example: String(own + 1), phrases)) {
        DeckIntent.askToDelete($0)
      },
    ].map(\.changingWhatIsShared)
  }
}

/// What a player can want at the list of decks.
public enum DeckIntent: Hashable, Sendable {
  /// Another name for a deck.
  case rename(Deck.ID, to: String)
  /// The question whether to delete a deck.
  case askToDelete(Deck.ID)
  /// The deck gone that was asked about.
  case delete(Deck.ID)
  /// The deck left as it is.
  case keep
  /// What every screen of falling words offers.
  case common(WordIntent)
}

extension Table {
  /// Lists decks in their order.
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
