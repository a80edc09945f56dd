public import ArcadeDomain

extension RecordScreen {
  /// How many people in need of practice are shown.
  private static let mostInNeed = 10

  /// Formats games in their order.
  public init(history: [NameGameResult], phrases: any NamePhrases) {
    self.init(title: phrases.historyTitle, phrases.historyTable(of: history), whereEmpty: phrases.noGames)
  }

  /// Formats the best games in the order of their modes.
  public init(best: [BestNameResults], phrases: any NamePhrases) {
    self.init(title: phrases.bestTitle, phrases.bestTable(of: best), whereEmpty: phrases.noGames)
  }

  /// Formats the best games, and the people about whom most answers were wrong.
  public init(
    best: [BestNameResults],
    records: [Person.ID: PersonRecord],
    people: [Person],
    phrases: any NamePhrases
  ) {
    let inNeed = people.compactMap { person in records[person.id].map { (person, $0) } }
      .filter { $0.1.confusions > 0 }
      .sorted { ($1.1.confusions, $0.0.id) < ($0.1.confusions, $1.0.id) }
      .prefix(Self.mostInNeed)
    self.init(
      title: phrases.statsTitle,
      phrases.bestTable(of: best, title: phrases.bestTitle),
      phrases.needTable(of: Array(inNeed), among: people),
      whereEmpty: phrases.noGames
    )
  }

  /// Formats people in their order.
  public init(_ loaded: Loaded<PeopleList>, records: [Person.ID: PersonRecord], phrases: any NamePhrases) {
    let table = phrases.peopleTable(of: loaded.value.people, records: records)
    self.init(title: phrases.peopleTitle, table, whereEmpty: phrases.nobody)
    notices = phrases.notices(about: loaded)
  }
}

extension PersonRecord {
  /// How many answers were wrong.
  fileprivate var confusions: Int { confusedWith.values.reduce(0, +) }
}
