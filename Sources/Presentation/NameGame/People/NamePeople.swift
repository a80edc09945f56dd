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
  /// Lists people in their order, with where their cards are unless nobody can go there.
  ///
  /// What nobody has answered yet needs no column.
  public init(
    _ people: [Person],
    records: [Person.ID: PersonRecord],
    phrases: any NamePhrases,
    leadsToCards: Bool = true
  ) {
    let asked = people.filter { records[$0.id] != nil }
    let confusions = asked.reduce(into: [Person.ID: String]()) { confusions, person in
      confusions[person.id] = records[person.id].map { phrases.confusions(in: $0, among: people) }
    }
    let isPlayed = asked.contains { records[$0.id].map { $0.seen > 0 } ?? false }
    let isConfused = confusions.values.contains { !$0.isEmpty }
    func cells(_ person: Person) -> [Cell] {
      let record = records[person.id] ?? PersonRecord()
      let counts = [record.seen, record.right].map { Cell(record.seen == 0 ? "" : phrases.formats.number($0)) }
      return [Cell(person.name), Cell(person.title ?? "")] + (isPlayed ? counts : [])
        + (isConfused ? [Cell(confusions[person.id] ?? "")] : [])
    }
    let counts = [
      Column(phrases.askedLabel, isNumber: true, isSecondary: true),
      Column(phrases.rightLabel, isNumber: true, isSecondary: true),
    ]
    self.init(
      columns: [Column(phrases.nameLabel, mayBeCut: true), Column(phrases.jobLabel, mayBeCut: true)]
        + (isPlayed ? counts : [])
        + (isConfused ? [Column(phrases.confusedLabel, mayBeCut: true, isSecondary: true, needsTitle: true)] : []),
      rows: people.map { Row($0.id.key, cells($0), address: leadsToCards ? NameRoute.person($0.id).address : nil) },
      firstNumber: 1
    )
  }
}
