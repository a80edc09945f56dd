public import ArcadeDomain

extension NameScreens {
  /// How many people in need of practice are shown.
  private static let mostInNeed = 10

  /// Makes the list of the games that were played to their end, newest first.
  public func history(at place: ListPlace = .newest) -> PagePresenter<NameIntent, NameRoute> {
    page(at: .history(place), titled: phrases.historyTitle) { contents, _ in
      contents.followsStore = true
      contents.leadOn(to: "practice")
      let part = try await roster.pastGames(at: place)
      contents.content = .tables(Table(part.rows.map(\.result), phrases: phrases), else: phrases.noGames)
      contents.actions += part.turning(phrases, by: \.number) { .history($0) }
    }
  }

  /// Makes the list of the best game of each mode, of everybody.
  public func best() -> PagePresenter<NameIntent, NameRoute> {
    page(at: .best, titled: phrases.bestTitle) { contents, _ in
      contents.followsStore = true
      contents.leadOn(to: "practice")
      let best = try await roster.everybodysBest()
      contents.title = phrases.bestTitle(of: best)
      contents.content = .tables(Table(best, phrases: phrases), else: phrases.noGames)
    }
  }

  /// How many days the way of what is known is shown over.
  private static let daysShown = 30

  /// Makes how many people were known lately, the best games, and the people about whom most answers were wrong.
  public func stats() -> PagePresenter<NameIntent, NameRoute> {
    page(at: .stats, titled: phrases.statsTitle) { contents, _ in
      contents.leadOn(to: "practice")
      let people = try await roster.peopleList().value.people
      var best = Table(try await roster.ownBest().map { Owned($0, of: .nobody) }, phrases: phrases)
      best.title = phrases.bestTitle
      let records = try await roster.records()
      let inNeed = people.compactMap { person in records[person.id].map { (person, $0) } }
        .filter { $0.1.confusions > 0 }
        .sorted { ($1.1.confusions, $0.0.id) < ($0.1.confusions, $1.0.id) }
      let mostInNeed = Table(inNeed.prefix(Self.mostInNeed), among: people, phrases: phrases)
      contents.content = .tables(best, mostInNeed, else: phrases.noGames)
      let cards = Set(people.map(\.reviewCard))
      let known = try await roster.learning?.knownLately(of: .names, among: cards, days: Self.daysShown) ?? []
      guard let trend = Trend(known: known, of: cards.count, phrases: phrases) else { return }
      contents.content = .ready(Page([.trend(trend)] + (contents.content.value?.blocks ?? [])))
    }
  }
}

extension Table {
  /// Lists games in their order.
  public init(_ games: [NameGameResult], phrases: NamePhrases) {
    self.init(of: games) {
      TableColumn(phrases.playedLabel, isSecondary: true) { phrases.formats.moment($0.finishedAt) }
      TableColumn(phrases.modeLabel) { phrases.name(of: $0.mode) }
      TableColumn(phrases.rightLabel, isNumber: true) { phrases.formats.number($0.score) }
      TableColumn(phrases.wrongLabel, isNumber: true, isSecondary: true) { phrases.formats.number($0.wrong) }
      TableColumn(phrases.accuracyLabel, isNumber: true, isSecondary: true) { phrases.share($0.accuracy) }
    }
  }

  /// Lists the best games of everybody in their order, with whose they are where anybody has a name.
  public init(_ best: [Owned<BestNameResults>], phrases: NamePhrases) {
    self.init(of: best) {
      TableColumn(phrases.modeLabel) { phrases.name(of: $0.value.mode) }
      TableColumn(phrases.whoLabel, owners: best, phrases) { $0.owner }
      TableColumn(phrases.firstTenLabel, isNumber: true) { phrases.share(ofTen: $0.value.bestOfTen) }
      TableColumn(phrases.bestLabel, isNumber: true) { phrases.formats.number($0.value.best.score) }
      TableColumn(phrases.playedLabel, isSecondary: true) { phrases.formats.moment($0.value.best.finishedAt) }
      TableColumn(phrases.gamesLabel, isNumber: true, isSecondary: true) { phrases.formats.number($0.value.games) }
      TableColumn(phrases.accuracyLabel, isNumber: true, isSecondary: true) { phrases.share($0.value.accuracy) }
    }
  }

  /// Lists people with the answers about them.
  fileprivate init(_ inNeed: ArraySlice<(Person, PersonRecord)>, among people: [Person], phrases: NamePhrases) {
    self.init(
      of: inNeed,
      title: phrases.inNeedTitle,
      id: { $0.0.id.key },
      address: { NameRoute.person($0.0.id).address }
    ) {
      TableColumn(phrases.nameLabel) { $0.0.name }
      TableColumn(phrases.askedLabel, isNumber: true) { phrases.formats.number($0.1.seen) }
      TableColumn(phrases.rightLabel, isNumber: true) { phrases.formats.number($0.1.right) }
      TableColumn(phrases.confusedLabel, isSecondary: true, needsTitle: true) {
        phrases.confusions(in: $0.1, among: people)
      }
    }
  }
}

extension PersonRecord {
  /// How many answers were wrong.
  fileprivate var confusions: Int { confusedWith.values.reduce(0, +) }
}
