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
