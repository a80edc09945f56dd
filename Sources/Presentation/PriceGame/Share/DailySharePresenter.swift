public import ArcadeDomain

/// The lines of a finished daily that tell others how it went.
public struct DailySharePresenter: PricePresenter {
  /// What all screens of the price game share.
  public let system: PriceScreens
  private let day: CalendarDay?

  /// Shows the daily of a day as lines.
  public init(_ system: PriceScreens, on day: CalendarDay? = nil) { (self.system, self.day) = (system, day) }

  /// The lines.
  public var route: PriceRoute { .share(day) }
  /// What they are called until the daily is loaded.
  public var title: String { phrases.daily }

  /// Loads the daily.
  public func load(into contents: inout PageContents<PriceIntent>, progress: (String) -> Void) async throws {
    var can = system.actions()
    can.standings = can.standings.main
    (contents.actions, contents.layout) = (can.all, can.leading(on: can.daily, can.standings))
    let daily = try await quiz.dailyTry(on: day)
    contents.title = phrases.dailyTitle(daily.daily.id)
    let lines = daily.shared(system.signs, phrases)
    contents.content =
      daily.current == nil
      ? .ready(Page(lines.map { .text($0) })) : .empty(phrases.notDone(daily.left))
  }
}
