public import ArcadeDomain

/// The progress of all players with the words of a deck, or with all words, and the words that most people miss.
public struct WordProgressPresenter: WordPresenter {
  public let system: WordScreens
  let choice: DeckSelection?

  /// Creates the progress of all players.
  public init(_ system: WordScreens, _ choice: DeckSelection? = nil) { (self.system, self.choice) = (system, choice) }

  public var route: WordRoute { WordRoute(.progress, choice) }
  public var title: String { phrases.progressTitle }

  func load(_ can: inout WordActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    contents.layout = can.layout(can.learn?.first)
    let summary = can.scope.decks.first { $0.id == choice?.lesson.deck }
    if let name = can.scope.deck?.value.name ?? summary?.name, choice != nil {
      contents.title = phrases.progressTitle(of: name)
    }
    let progress = try await quiz.progress(of: choice?.lesson.deck)
    let learners = Table(progress.learners, phrases: phrases)
    contents.content = .tables(learners, Table(progress.missed, phrases: phrases), else: phrases.nobodyLearns)
  }
}

extension Table {
  /// Creates a table of the most missed words, in the given order.
  public init(_ missed: [MissedSubject<WordCard>], phrases: WordPhrases) {
    self.init(of: missed, title: phrases.mostMissedTitle) {
      TableColumn(phrases.wordLabel, mayBeCut: true) { Cell($0.subject.prompt, .strong) }
      TableColumn(phrases.translationLabel, mayBeCut: true) { $0.subject.answer }
      TableColumn.people(phrases)
      TableColumn.misses(phrases)
    }
  }
}
