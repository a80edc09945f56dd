public import ArcadeDomain

/// The best games of each category and rule, of all players.
public struct PriceBestPresenter: PricePresenter {
  public let system: PriceScreens

  /// Creates the list of the best games.
  public init(_ system: PriceScreens) { self.system = system }

  public var route: PriceRoute { .best }
  public var title: String { phrases.bestTitle }

  func load(_ can: inout PriceActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    contents.layout = can.layout(can.play.first, can.retry)
    let best = try await quiz.everybodysBest()
    contents.title = phrases.bestTitle(of: best)
    contents.content = .tables(Table(best, phrases: phrases), else: phrases.noGames)
  }
}

extension Table {
  /// Creates a table of the best games in the given order. If a player has a name, it has a column of players.
  public init(_ best: [Owned<BestPriceGames>], phrases: PricePhrases) {
    let formats = phrases.formats
    self.init(of: best) {
      TableColumn(phrases.categoryLabel) { Cell(phrases.name(of: $0.value.trails), .strong) }
      TableColumn(phrases.whoLabel, owners: best, phrases) { $0.owner }
      TableColumn(phrases.ruleLabel, isSecondary: true) { phrases.name(ofRule: $0.value.ruleName) }
      TableColumn(phrases.bestLabel, isNumber: true) { $0.value.bestPoints.map(formats.number) ?? "–" }
      TableColumn(phrases.streakLabel, isNumber: true, isSecondary: true) { formats.number($0.value.longestStreak) }
      TableColumn(phrases.gamesLabel, isNumber: true, isSecondary: true) { formats.number($0.value.games) }
      TableColumn(phrases.totalLabel, isNumber: true, isSecondary: true) { formats.number($0.value.totalPoints) }
      TableColumn(phrases.rightLabel, isNumber: true, isSecondary: true) {
        phrases.right($0.value.accuracy.right, percent: $0.value.accuracy.percent)
      }
    }
  }
}
