public import ArcadeDomain

extension PriceScreens {
  /// Makes the list of the finished games, newest first.
  public func history(at place: ListPlace = .newest) -> PagePresenter<PriceIntent, PriceRoute> {
    page(at: .history(place), titled: phrases.historyTitle) { contents, _ in
      contents.followsStore = true
      contents.leadOn(to: "play")
      let part = try await quiz.pastGames(at: place)
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
      contents.leadOn(to: "play")
      let best = try await quiz.everybodysBest()
      contents.title = phrases.bestTitle(of: best)
      contents.content = .tables(Table(best, phrases: phrases), else: phrases.noGames)
    }
  }

  /// Makes the page of one's own progress: what the games of each category under each rule, and the dailies, come to.
  public func stats() -> PagePresenter<PriceIntent, PriceRoute> {
    page(at: .stats, titled: phrases.statsTitle) { contents, _ in
      contents.followsStore = true
      contents.leadOn(to: "daily", "play")
      let dailies = try await quiz.dailyResults()
      let own = try await quiz.ownBest().map { Owned($0, of: .nobody) }
      let table = Table(own, phrases: phrases)
      contents.content =
        own.isEmpty && dailies.isEmpty
        ? .empty(phrases.noGames)
        : .ready(
          Page(
            (dailies.isEmpty ? [] : [.facts([Fact](dailies, on: quiz.time.today(), phrases: phrases))])
              + (own.isEmpty ? [] : [.table(table)])
          )
        )
    }
  }

  private func opening(_ games: [PastPriceGame]) -> Action<PriceIntent> {
    let known = games.map { String($0.id.number) }
    let slot = Parameter(Field("game", phrases.gameLabel, .code(known: known.map { Choice($0) }))) {
      [phrases] in
      phrases.noSuchGame($0)
    } read: {
      known.contains($0) ? PastPriceGame.ID(text: $0) : nil
    }
    return Action("open", phrases.pastGameAction, slot, weight: .usual) { .go(.pastGame($0)) }
  }
}

extension [Fact] {
  /// What one's scored dailies come to.
  fileprivate init(_ results: [DailyResult], on today: CalendarDay, phrases: PricePhrases) {
    let scored = results.filter { $0.isDone && $0.isScored }
    let right = scored.reduce(0) { $0 + $1.right }
    self = [
      Fact(phrases.dailiesLabel, phrases.formats.number(scored.count)),
      Fact(phrases.guessedLabel, phrases.rightOf(right, scored.count * DailyPrices.size)),
      Fact(phrases.streakLabel, phrases.formats.number(results.streak(on: today))),
    ]
  }
}

extension Table {
  /// Lists finished games in their order, each with the number that it is known by.
  public init(_ games: [PastPriceGame], phrases: PricePhrases) {
    let formats = phrases.formats
    self.init(of: games, id: { String($0.id.number) }, address: { PriceRoute.pastGame($0.id).address }) {
      TableColumn(phrases.gameLabel, isNumber: true) { Cell(String($0.id.number), .strong) }
      TableColumn(phrases.playedLabel, isSecondary: true) { formats.moment($0.finishedAt) }
      TableColumn(phrases.categoryLabel, mayBeCut: true) { phrases.name(of: $0.trails) }
      TableColumn(phrases.ruleLabel, isSecondary: true) { phrases.name(ofRule: $0.ruleName) }
      TableColumn(phrases.rightLabel, isNumber: true, isSecondary: true) {
        phrases.right($0.score.right, percent: $0.score.accuracy.percent)
      }
      TableColumn(phrases.scoreLabel, isNumber: true) { formats.number($0.score.points) }
    }
  }

  /// Lists the best games of everybody in their order, with whose they are where anybody has a name.
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
