public import ArcadeDomain

extension WordScreens {
  /// Makes the list of how everybody gets on with the words of the deck that is chosen, else with all, and which most miss.
  public func progress(_ choice: DeckSelection? = nil) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.progressTitle, at: WordRoute(.progress, choice)) { (scope, contents) in
      contents.followsStore = true
      contents.leadOn(to: "learn")
      let summary = scope.decks.first { $0.id == choice?.lesson.deck }
      if let name = scope.deck?.value.name ?? summary?.name, choice != nil {
        contents.title = phrases.progressTitle(of: name)
      }
      let progress = try await quiz.progress(of: choice?.lesson.deck)
      let learners = Table(progress.learners, phrases: phrases)
      contents.content = .tables(learners, Table(progress.missed, phrases: phrases), else: phrases.nobodyLearns)
    }
  }
}

extension Table {
  /// Lists which words most miss, in their order.
  public init(_ missed: [MissedSubject<WordCard>], phrases: WordPhrases) {
    self.init(of: missed, title: phrases.mostMissedTitle) {
      TableColumn(phrases.wordLabel, mayBeCut: true) { Cell($0.subject.prompt, .strong) }
      TableColumn(phrases.translationLabel, mayBeCut: true) { $0.subject.answer }
      TableColumn.people(phrases)
      TableColumn.misses(phrases)
    }
  }
}
