public import ArcadeDomain

extension NameScreens {
  /// Makes the list of how everybody gets on with the names, and whom most miss.
  public func progress() -> PagePresenter<NameIntent, NameRoute> {
    page(at: .progress, titled: phrases.progressTitle) { contents, _ in
      contents.followsStore = true
      contents.leadOn(to: "learn")
      let progress = try await roster.progress()
      let learners = Table(progress.learners, phrases: phrases)
      contents.content = .tables(learners, Table(progress.missed, phrases: phrases), else: phrases.nobodyLearns)
    }
  }
}

extension Table {
  /// Lists whom most miss, in their order.
  public init(_ missed: [MissedSubject<Person>], phrases: NamePhrases) {
    self.init(
      of: missed,
      title: phrases.mostMissedTitle,
      id: { $0.subject.id.key },
      address: { NameRoute.person($0.subject.id).address }
    ) {
      TableColumn(phrases.nameLabel, mayBeCut: true) { Cell($0.subject.name, .strong) }
      TableColumn.people(phrases)
      TableColumn.misses(phrases)
    }
  }
}
