/// Adds up what was sold and came back on a day, from its first moment to its last, where the clocks of the shop are.
public struct LookAtDay: Sendable {
  private let till: any TillRepository
  private let time: any TimeSource

  /// Reads a repository.
  public init(till: any TillRepository, time: any TimeSource) {
    self.till = till
    self.time = time
  }

  /// Returns what happened on a day at all tills.
  public func callAsFunction(on day: CalendarDay) async throws(RepositoryError) -> DayRecord {
    let start = time.start(of: day)
    let end = time.start(of: CalendarDay(daysSince1970: day.daysSince1970 + 1))
    let closings = try await till.closings(from: start, until: end)
    let totals = try await till.totals(from: start, until: end)
    return DayRecord(day: day, start: start, end: end, totals: totals, closings: closings)
  }
}
