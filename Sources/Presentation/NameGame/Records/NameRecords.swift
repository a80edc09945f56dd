public import ArcadeDomain

extension NameActions {
  /// How many people in need of practice are shown.
  private static let mostInNeed = 10

  /// Makes the list of the games that were played to their end, newest first.
  public func history(at place: ListPlace = .newest) -> PagePresenter<NameIntent, NameRoute> {
    page(at: .history(place), titled: phrases.historyTitle) { contents, _ in
      contents.followsStore = true
      let part = try await roster.games.history(at: place, most: ListPlace.usualSize)
      contents.content = .tables(Table(part.rows.map(\.result), phrases: phrases), else: phrases.noGames)
      contents.actions += part.turning(phrases, by: \.number) { .history($0) }
    }
  }

  /// Makes the list of the best game of each mode, of everybody.
  public func best() -> PagePresenter<NameIntent, NameRoute> {
    page(at: .best, titled: phrases.bestTitle) { contents, _ in
      contents.followsStore = true
      let best = try await roster.games.everybodysBest()
      contents.title = phrases.bestTitle(of: best)
      contents.content = .tables(Table(best, phrases: phrases), else: phrases.noGames)
    }
  }

  /// Makes the best games together with the people about whom most answers were wrong.
  public func stats() -> PagePresenter<NameIntent, NameRoute> {
    page(at: .stats, titled: phrases.statsTitle) { contents, _ in
      let people = try await roster.people.people().value.people
      var best = Table(try await roster.games.best(), phrases: phrases)
      best.title = phrases.bestTitle
      let records = try await roster.games.records()
      let inNeed = people.compactMap { person in records[person.id].map { (person, $0) } }
        .filter { $0.1.confusions > 0 }
        .sorted { ($1.1.confusions, $0.0.id) < ($0.1.confusions, $1.0.id) }
      let mostInNeed = Table(inNeed.prefix(Self.mostInNeed), among: people, phrases: phrases)
      contents.content = .tables(best, mostInNeed, else: phrases.noGames)
    }
  }
}

extension Table {
  /// Lists games in their order.
  public init(_ games: [NameGameResult], phrases: NamePhrases) {
    self.init(
      columns: [
        Column(phrases.playedLabel, isSecondary: true), Column(phrases.modeLabel),
        Column(phrases.rightLabel, isNumber: true),
        Column(phrases.wrongLabel, isNumber: true, isSecondary: true),
        Column(phrases.accuracyLabel, isNumber: true, isSecondary: true),
      ],
      rows: games.enumerated().map { index, game in
        Row(
          String(index + 1),
          [
            Cell(phrases.formats.moment(game.finishedAt)), Cell(phrases.name(of: game.mode)),
            Cell(phrases.formats.number(game.score)), Cell(phrases.formats.number(game.wrong)),
            Cell(phrases.share(game.accuracy)),
          ]
        )
      }
    )
  }

  /// Lists the best games of everybody in their order, with whose they are where anybody has a name.
  public init(_ best: [Owned<BestNameResults>], phrases: NamePhrases) {
    self = Table(best.map(\.value), phrases: phrases).naming(best.map(\.owner), phrases.whoLabel, phrases)
  }

  /// Lists the best games in the order of their modes.
  public init(_ best: [BestNameResults], phrases: NamePhrases) {
    self.init(
      columns: [
        Column(phrases.modeLabel), Column(phrases.bestLabel, isNumber: true),
        Column(phrases.playedLabel, isSecondary: true),
        Column(phrases.gamesLabel, isNumber: true, isSecondary: true),
        Column(phrases.accuracyLabel, isNumber: true, isSecondary: true),
      ],
      rows: best.enumerated().map { index, best in
        Row(
          String(index + 1),
          [
            Cell(phrases.name(of: best.mode)), Cell(phrases.formats.number(best.best.score)),
            Cell(phrases.formats.moment(best.best.finishedAt)), Cell(phrases.formats.number(best.games)),
            Cell(phrases.share(best.accuracy)),
          ]
        )
      }
    )
  }

  /// Lists people with the answers about them.
  fileprivate init(_ inNeed: ArraySlice<(Person, PersonRecord)>, among people: [Person], phrases: NamePhrases) {
    self.init(
      title: phrases.inNeedTitle,
      columns: [
        Column(phrases.nameLabel), Column(phrases.askedLabel, isNumber: true),
        Column(phrases.rightLabel, isNumber: true), Column(phrases.confusedLabel, isSecondary: true, needsTitle: true),
      ],
      rows: inNeed.map { person, record in
        Row(
          person.id.key,
          [
            Cell(person.name), Cell(phrases.formats.number(record.seen)), Cell(phrases.formats.number(record.right)),
            Cell(phrases.confusions(in: record, among: people)),
          ],
          address: NameRoute.person(person.id).address
        )
      }
    )
  }
}

extension PersonRecord {
  /// How many answers were wrong.
  fileprivate var confusions: Int { confusedWith.values.reduce(0, +) }
}
