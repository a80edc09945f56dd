/// Keeps what is guessed in dailies.
public protocol DailyPriceRepository: Sendable {
  /// Returns one's own guesses of a daily, in the order in which they were given.
  func guesses(of daily: DailyPrices.ID) async throws(RepositoryError) -> [DailyGuess]
  /// Keeps a guess at once; false, with nothing changed, where it is not the next one of a product that is not done.
  func keep(_ guess: DailyGuess) async throws(RepositoryError) -> Bool
  /// Returns what one's own guesses have come to, daily by daily.
  func dailyResults() async throws(RepositoryError) -> [DailyResult]
  /// Returns what everybody's guesses have come to on some days with a catalogue.
  func everybodysDailies(_ days: ClosedRange<CalendarDay>, version: String) async throws(RepositoryError)
    -> [Owned<DailyResult>]
}

extension PriceQuiz {
  /// Returns the daily of a day, that of today without one, with what was guessed so far; throws for a day that has none.
  public func dailyTry(on day: CalendarDay? = nil) async throws -> DailyTry {
    let today = time.today()
    let day = day ?? today
    guard day <= today else { throw PriceGameError.noDaily(day) }
    let daily = try DailyPrices(of: await catalog.assortment(), on: day)
    return DailyTry(daily, try await games.guesses(of: daily.id))
  }
}
