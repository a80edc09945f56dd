public import ArcadeDomain

extension PriceActions {
  /// Makes the list of the finished games, newest first.
  public func history(at place: ListPlace = .newest) -> PagePresenter<PriceIntent, PriceRoute> {
    page(at: .history(place), titled: phrases.historyTitle) { contents, _ in
      contents.followsStore = true
      let part = try await quiz.games.history(at: place, most: ListPlace.usualSize)
      let games = part.rows
      contents.content = .tables(Table(games, phrases: phrases), else: phrases.noGames)
      if !games.isEmpty { contents.actions.insert(opening(games), at: 0) }
      contents.actions += part.turning(phrases, by: \.id.number) { .history($0) }
    }
  }

  /// Makes the list of the best games of each category under each rule, of everybody.
  public func best() -> PagePresenter<PriceIntent, PriceRoute> {
    page(at: .best, titled: phrases.bestTitle) { contents, _ in
      contents.followsStore = true
      let best = try await quiz.games.everybodysBest()
      contents.title = phrases.bestTitle(of: best)
      contents.content = .tables(Table(best, phrases: phrases), else: phrases.noGames)
    }
  }

  private func opening(_ games: [PastPriceGame]) -> Action<PriceIntent> {
    let known = games.map { String($0.id.number) }
    let slot = Slot(Field("game", phrases.gameLabel, .code(known: known.map { Choice($0) }))) {
      [phrases] in
      phrases.noSuchGame($0)
    } read: {
      known.contains($0) ? PastPriceGame.ID(text: $0) : nil
    }
    return Action("open", phrases.pastGameAction, slot, weight: .usual) { .go(.pastGame($0)) }
  }
}

extension Table {
  /// Lists finished games in their order, each with the number that it is known by.
  public init(_ games: [PastPriceGame], phrases: PricePhrases) {
    let formats = phrases.formats
    self.init(
      columns: [
        Column(phrases.gameLabel, isNumber: true), Column(phrases.playedLabel, isSecondary: true),
        Column(phrases.categoryLabel, mayBeCut: true), Column(phrases.ruleLabel, isSecondary: true),
        Column(phrases.rightLabel, isNumber: true, isSecondary: true), Column(phrases.scoreLabel, isNumber: true),
      ],
      rows: games.map { game in
        Row(
          String(game.id.number),
          [
            Cell(String(game.id.number), .strong), Cell(formats.moment(game.finishedAt)),
            Cell(phrases.name(of: game.trails)), Cell(phrases.name(ofRule: game.ruleName)),
            Cell(phrases.right(game.score.right, percent: game.score.accuracy.percent)),
            Cell(formats.number(game.score.points)),
          ],
          address: PriceRoute.pastGame(game.id).address
        )
      }
    )
  }

  /// Lists the best games of everybody in their order, with whose they are where anybody has a name.
  public init(_ best: [Owned<BestPriceGames>], phrases: PricePhrases) {
    self = Table(best.map(\.value), phrases: phrases).naming(best.map(\.owner), phrases.whoLabel, phrases)
  }

  /// Lists the best games in their order.
  public init(_ best: [BestPriceGames], phrases: PricePhrases) {
    let formats = phrases.formats
    self.init(
      columns: [
        Column(phrases.categoryLabel), Column(phrases.ruleLabel, isSecondary: true),
        Column(phrases.bestLabel, isNumber: true),
        Column(phrases.streakLabel, isNumber: true, isSecondary: true),
        Column(phrases.gamesLabel, isNumber: true, isSecondary: true),
        Column(phrases.totalLabel, isNumber: true, isSecondary: true),
        Column(phrases.rightLabel, isNumber: true, isSecondary: true),
      ],
      rows: best.enumerated().map { index, best in
        Row(
          String(index + 1),
          [
            Cell(phrases.name(of: best.trails), .strong), Cell(phrases.name(ofRule: best.ruleName)),
            Cell(formats.number(best.bestPoints)), Cell(formats.number(best.longestStreak)),
            Cell(formats.number(best.games)), Cell(formats.number(best.totalPoints)),
            Cell(phrases.right(best.accuracy.right, percent: best.accuracy.percent)),
          ]
        )
      }
    )
  }
}
