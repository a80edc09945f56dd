import ArcadeDomain

extension NamePhrases {
  /// Games in their order.
  func historyTable(of history: [NameGameResult]) -> RecordScreen.Table {
    let rows = history.map { result in
      [
        formats.moment(result.finishedAt), name(of: result.mode), formats.number(result.score),
        formats.number(result.wrong), share(result.accuracy),
      ]
    }
    return RecordScreen.Table(
      columns: [
        .init(playedLabel), .init(modeLabel), .init(rightLabel, isNumber: true), .init(wrongLabel, isNumber: true),
        .init(accuracyLabel, isNumber: true),
      ],
      rows: rows
    )
  }

  /// The best games in the order of their modes.
  func bestTable(of best: [BestNameResults], title: String? = nil) -> RecordScreen.Table {
    let rows = best.map { best in
      [
        name(of: best.mode), formats.number(best.best.score), formats.moment(best.best.finishedAt),
        formats.number(best.games), share(best.accuracy),
      ]
    }
    return RecordScreen.Table(
      title: title,
      columns: [
        .init(modeLabel), .init(bestLabel, isNumber: true), .init(playedLabel), .init(gamesLabel, isNumber: true),
        .init(accuracyLabel, isNumber: true),
      ],
      rows: rows
    )
  }

  /// People with the answers about them.
  func needTable(of inNeed: [(Person, PersonRecord)], among people: [Person]) -> RecordScreen.Table {
    let rows = inNeed.map { person, record in
      [
        person.name, formats.number(record.seen), formats.number(record.right),
        confusions(in: record, among: people),
      ]
    }
    return RecordScreen.Table(
      title: inNeedTitle,
      columns: [
        .init(nameLabel), .init(askedLabel, isNumber: true), .init(rightLabel, isNumber: true), .init(confusedLabel),
      ],
      rows: rows
    )
  }

  /// People in their order, each with the number that chooses the person.
  func peopleTable(of people: [Person], records: [Person.ID: PersonRecord]) -> RecordScreen.Table {
    let records = people.map { records[$0.id] ?? PersonRecord() }
    // What nobody has answered yet needs no column.
    let isPlayed = records.contains { $0.seen > 0 }
    let isConfused = records.contains { !confusions(in: $0, among: people).isEmpty }
    let rows = zip(people, records).enumerated().map { index, row in
      let (person, record) = row
      let counts = [record.seen, record.right].map { record.seen == 0 ? "" : formats.number($0) }
      return [String(index + 1), person.name, person.title ?? ""] + (isPlayed ? counts : [])
        + (isConfused ? [confusions(in: record, among: people)] : [])
    }
    let counts: [RecordScreen.Column] = [.init(askedLabel, isNumber: true), .init(rightLabel, isNumber: true)]
    return RecordScreen.Table(
      columns: [
        .init(numberLabel, isNumber: true), .init(nameLabel, mayBeCut: true), .init(jobLabel, mayBeCut: true),
      ] + (isPlayed ? counts : []) + (isConfused ? [.init(confusedLabel, mayBeCut: true)] : []),
      rows: rows
    )
  }
}
