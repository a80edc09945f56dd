public import ArcadeDomain

extension NameActions {
  /// Makes the list of the people, with what was answered about each.
  public func people() -> PagePresenter<NameIntent, NameRoute> {
    page(at: .people, titled: phrases.peopleTitle) { contents, _ in
      let loaded = try await roster.people.people()
      contents.actions = declared(among: loaded.value.people, listsPeople: true)
      contents.standing = phrases.notices(about: loaded)
      let table = Table(loaded.value.people, records: try await roster.games.records(), phrases: phrases)
      contents.content = .tables(table, else: phrases.nobody)
    }
  }
}

extension Table {
  /// Lists people in their order; what nobody has answered yet needs no column.
  public init(_ people: [Person], records: [Person.ID: PersonRecord], phrases: any NamePhrases) {
    let records = people.map { records[$0.id] ?? PersonRecord() }
    let confusions = records.map { phrases.confusions(in: $0, among: people) }
    let isPlayed = records.contains { $0.seen > 0 }
    let isConfused = confusions.contains { !$0.isEmpty }
    func cells(_ index: Int) -> [Cell] {
      let (person, record) = (people[index], records[index])
      let counts = [record.seen, record.right].map { Cell(record.seen == 0 ? "" : phrases.formats.number($0)) }
      return [Cell(person.name), Cell(person.title ?? "")] + (isPlayed ? counts : [])
        + (isConfused ? [Cell(confusions[index])] : [])
    }
    let counts = [
      Column(phrases.askedLabel, isNumber: true, isSecondary: true),
      Column(phrases.rightLabel, isNumber: true, isSecondary: true),
    ]
    self.init(
      columns: [Column(phrases.nameLabel, mayBeCut: true), Column(phrases.jobLabel, mayBeCut: true)]
        + (isPlayed ? counts : [])
        + (isConfused ? [Column(phrases.confusedLabel, mayBeCut: true, isSecondary: true, needsTitle: true)] : []),
      rows: people.enumerated().map { Row($1.id.key, cells($0), address: NameRoute.person($1.id).address) },
      firstNumber: 1
    )
  }
}
