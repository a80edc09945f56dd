/// A store of guesses in the daily challenge.
public protocol DailyPriceRepository: Sendable {
  /// Returns the current owner's guesses in a daily, in order.
  func guesses(of daily: DailyPrices.ID) async throws(RepositoryError) -> [DailyGuess]
  /// Stores a guess at once; returns false without changes if it is not the next one of an unfinished product.
  func keep(_ guess: DailyGuess) async throws(RepositoryError) -> Bool
  /// Returns the current owner's results, one for each daily.
  func dailyResults() async throws(RepositoryError) -> [DailyResult]
  /// Returns the results of all owners in a range of days, with a version of the catalogue.
  func everybodysDailies(_ days: ClosedRange<CalendarDay>, version: String) async throws(RepositoryError)
    -> [Owned<DailyResult>]
}
