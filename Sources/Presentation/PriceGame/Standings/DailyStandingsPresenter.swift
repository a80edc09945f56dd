import ArcadeDomain

/// The standings of all players in the daily challenge: of today, and of the week from Monday.
public struct DailyStandingsPresenter: PricePresenter {
  public let system: PriceScreens

  /// Creates the standings.
  public init(_ system: PriceScreens) { self.system = system }

  public var route: PriceRoute { .standings }
  public var title: String { phrases.standingsTitle }

  func load(_ can: inout PriceActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    contents.layout = can.layout(can.daily.first, can.retry)
    let today = quiz.time.today()
    let week = try await quiz.everybodysDailiesThisWeek()
    let standings = [(phrases.todayTitle, week.filter { $0.value.daily.day == today }), (phrases.weekTitle, week)]
    let tables = standings.map { title, results in
      Table(DailyStanding.ranking(results), titled: title, phrases: phrases)
    }
    contents.content = .tables(tables[0], tables[1], else: phrases.noStandings)
  }
}

extension Table {
  fileprivate init(_ standings: [Owned<DailyStanding>], titled title: String, phrases: PricePhrases) {
    let formats = phrases.formats
    self.init(of: standings.enumerated(), title: title) {
      TableColumn(phrases.numberLabel, isNumber: true) { formats.number($0.offset + 1) }
      TableColumn(phrases.whoLabel, mayBeCut: true) {
        $0.element.owner.isNobody ? Cell(phrases.noOwner, .faint) : Cell($0.element.owner.name, .strong)
      }
      TableColumn(phrases.rightLabel, isNumber: true) { formats.number($0.element.value.right) }
      TableColumn(phrases.guessesLabel, isNumber: true) { formats.number($0.element.value.guesses) }
      TableColumn(phrases.daysLabel, isNumber: true, isSecondary: true) { formats.number($0.element.value.days) }
    }
  }
}
