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
