public import ArcadeDomain

extension Table {
  /// Creates a table of people in the given order, with the files of their faces. Columns without answers are left out.
  public init(
    _ people: [Person],
    records: [Person.ID: PersonRecord],
    retrievabilities: [ReviewCardID: Retrievability] = [:],
    faces: [Person.ID: String] = [:],
    phrases: NamePhrases
  ) {
    let (table, row) = Self.people(
      people,
      records: records,
      retrievabilities: retrievabilities,
      faces: faces,
      phrases: phrases
    )
    self = table
    rows = people.map(row)
  }

  /// Returns an empty table of people and a function that makes their rows. Rows link to cards unless cards cannot be
  /// opened.
  public static func people(
    _ people: [Person],
    records: [Person.ID: PersonRecord],
    retrievabilities: [ReviewCardID: Retrievability] = [:],
    faces: [Person.ID: String] = [:],
    phrases: NamePhrases,
    leadsToCards: Bool = true
  ) -> (table: Table, row: (Person) -> Row) {
    let asked = people.filter { records[$0.id] != nil }
    let confusions = asked.reduce(into: [Person.ID: String]()) { confusions, person in
      confusions[person.id] = records[person.id].map { phrases.confusions(in: $0, among: people) }
    }
    let isPlayed = asked.contains { records[$0.id].map { $0.seen > 0 } ?? false }
    let isConfused = confusions.values.contains { !$0.isEmpty }
    let isLearnt = !retrievabilities.isEmpty && people.contains { retrievabilities[$0.reviewCard] != nil }
    let memory = [
      Column(phrases.knownLabel, isNumber: true, isSecondary: true),
      Column(phrases.dueLabel, isSecondary: true, needsTitle: true),
    ]
    let counts = [
      Column(phrases.askedLabel, isNumber: true, isSecondary: true),
      Column(phrases.rightLabel, isNumber: true, isSecondary: true),
    ]
    let table = Table(
      columns: [Column(phrases.nameLabel, mayBeCut: true), Column(phrases.jobLabel, mayBeCut: true)]
        + (isLearnt ? memory : []) + (isPlayed ? counts : [])
        + (isConfused ? [Column(phrases.confusedLabel, mayBeCut: true, isSecondary: true, needsTitle: true)] : []),
      rows: [],
      firstNumber: 1
    )
    func row(_ person: Person) -> Row {
      let record = records[person.id] ?? PersonRecord()
      let retrievability = isLearnt ? retrievabilities[person.reviewCard] : nil
      let memory = [Cell(retrievability.map(phrases.knownWord) ?? ""), Cell(retrievability.map(phrases.dueWord) ?? "")]
      let counts = [record.seen, record.right].map { Cell(record.seen == 0 ? "" : phrases.formats.number($0)) }
      let cells =
        [Cell(person.name, picture: faces[person.id].map { Picture([$0], isAtHand: true) }), Cell(person.title ?? "")]
        + (isLearnt ? memory : []) + (isPlayed ? counts : [])
        + (isConfused ? [Cell(confusions[person.id] ?? "")] : [])
      return Row(person.id.key, cells, address: leadsToCards ? NameRoute.person(person.id).address : nil)
    }
    return (table, row)
  }
}
