public import ArcadeDomain

extension RecordScreen {
  /// How many people in need of practice are shown.
  private static let mostInNeed = 10

  /// Formats games in their order.
  public init(history: [NameGameResult], phrases: any NamePhrases) {
    let rows = history.map { result in
      [
        phrases.formats.moment(result.finishedAt), phrases.name(of: result.mode),
        phrases.formats.number(result.score), phrases.formats.number(result.wrong), phrases.share(result.accuracy),
      ]
    }
    self.init(
      title: phrases.historyTitle,
      content: rows.isEmpty ? .empty(phrases.noGames) : .tables([Table(columns: phrases.historyColumns, rows: rows)])
    )
  }

  /// Formats the best games in the order of their modes.
  public init(best: [BestNameResults], phrases: any NamePhrases) {
    self.init(
      title: phrases.bestTitle,
      content: best.isEmpty ? .empty(phrases.noGames) : .tables([Table(best: best, title: nil, phrases: phrases)])
    )
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
    let rows = inNeed.map { person, record in
      [
        person.name, phrases.formats.number(record.seen), phrases.formats.number(record.right),
        phrases.confusions(in: record, among: people),
      ]
    }
    let columns = phrases.peopleColumns
    let needColumns = [
      Column(columns.name), Column(columns.seen, isNumber: true), Column(columns.right, isNumber: true),
      Column(columns.confusedWith),
    ]
    let tables = [
      best.isEmpty ? nil : Table(best: best, title: phrases.bestTitle, phrases: phrases),
      rows.isEmpty ? nil : Table(title: phrases.inNeedTitle, columns: needColumns, rows: Array(rows)),
    ]
    let shown = tables.compactMap { $0 }
    self.init(title: phrases.statsTitle, content: shown.isEmpty ? .empty(phrases.noGames) : .tables(shown))
  }
}

extension RecordScreen.Table {
  fileprivate init(best: [BestNameResults], title: String?, phrases: any NamePhrases) {
    let rows = best.map { best in
      [
        phrases.name(of: best.mode), phrases.formats.number(best.best.score),
        phrases.formats.moment(best.best.finishedAt), phrases.formats.number(best.games),
        phrases.share(best.accuracy),
      ]
    }
    self.init(title: title, columns: phrases.bestColumns, rows: rows)
  }
}

extension PersonRecord {
  /// How many answers were wrong.
  fileprivate var confusions: Int { confusedWith.values.reduce(0, +) }
}
