import ArcadeDomain

/// What a player's games of each category under each rule, and the dailies, come to.
public struct PriceStatsPresenter: PricePresenter {
  /// What all screens of the price game share.
  public let system: PriceScreens

  /// Shows the statistics of a player.
  public init(_ system: PriceScreens) { self.system = system }

  /// The statistics.
  public var route: PriceRoute { .stats }
  /// What they are called.
  public var title: String { phrases.statsTitle }

  /// Loads the best games and the dailies.
  public func load(into contents: inout PageContents<PriceIntent>, progress: (String) -> Void) async throws {
    contents.followsStore = true
    let can = system.actions()
    (contents.actions, contents.layout) = (can.all, can.leading(on: can.play, can.daily))
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
