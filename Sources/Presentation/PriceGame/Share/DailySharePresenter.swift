public import ArcadeDomain

/// The result of a finished daily challenge, to share.
public struct DailySharePresenter: PricePresenter {
  public let system: PriceScreens
  private let day: CalendarDay?

  /// Creates the screen for the challenge of a day.
  public init(_ system: PriceScreens, on day: CalendarDay? = nil) { (self.system, self.day) = (system, day) }

  public var route: PriceRoute { .share(day) }
  public var title: String { phrases.daily }

  func load(_ can: inout PriceActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    can.standings = can.standings.main
    contents.layout = can.layout(can.daily.first, can.standings, can.retry)
    let daily = try await quiz.dailyTry(on: day)
    contents.title = phrases.dailyTitle(daily.daily.id)
    let lines = daily.shared(system.signs, phrases)
    contents.content =
      daily.current == nil
      ? .ready(Page(lines.map { .text($0) })) : .empty(phrases.notDone(daily.left))
  }
}
