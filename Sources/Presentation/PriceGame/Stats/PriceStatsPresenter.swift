import ArcadeDomain

/// The statistics of a player, by category and rule and for the daily challenges.
public struct PriceStatsPresenter: PricePresenter {
  public let system: PriceScreens

  /// Creates the statistics of a player.
  public init(_ system: PriceScreens) { self.system = system }

  public var route: PriceRoute { .stats }
  public var title: String { phrases.statsTitle }

  func load(_ can: inout PriceActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    contents.layout = can.layout(can.play.first, can.daily, can.retry)
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
  /// Creates a table of the scored daily challenges.
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
