public import ArcadeDomain

/// The daily challenge of a day: the current question and the guesses so far. The default is today.
public struct DailyPresenter: PricePresenter {
  public let system: PriceScreens
  private let day: CalendarDay?

  /// Creates the screen of a day's challenge.
  public init(_ system: PriceScreens, on day: CalendarDay? = nil) { (self.system, self.day) = (system, day) }

  public var route: PriceRoute { .daily(day) }
  public var title: String { phrases.daily }

  func load(_ can: inout PriceActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    can.standings = can.standings.main
    contents.layout = can.layout(can.standings.first, can.retry)
    if system.saysLoading { progress(phrases.loadingProducts) }
    let daily = try await quiz.dailyTry(on: day)
    let id = daily.daily.id
    contents.title = phrases.dailyTitle(id)
    if daily.result?.isScored ?? (id.day == quiz.time.today()) == false {
      contents.banners = [Notice(phrases.laterDaily)]
    }
    let streak = daily.current == nil ? try await quiz.dailyResults().streak(on: quiz.time.today()) : 0
    contents.content = .ready(Page(daily, streak: streak, phrases: phrases))
    let (guess, share, earlier, later) = actions(on: daily)
    can.own = [guess].compactMap(\.self) + [share, earlier, later]
    contents.layout = can.page {
      Block.forms(guess)
      Block.bar(share.ifOpen?.first, earlier.ifOpen, later.ifOpen, can.standings)
      Block.more { can.rest(after: share.offer, earlier.offer, later.offer) }
    }
  }

  /// Returns the actions on a daily challenge.
  private func actions(
    on daily: DailyTry
  ) -> (
    guess: Action<PriceIntent>?, share: Action<PriceIntent>, earlier: Action<PriceIntent>, later: Action<PriceIntent>
  ) {
    let (day, today) = (daily.daily.id.day, quiz.time.today())
    let guess = daily.current.map { product in
      Action<PriceIntent>(
        "guess",
        phrases.guessAction,
        .fixed("day", day.isoText),
        .fixed("product", product.id),
        .fixed("number", daily.guesses(of: product).count + 1),
        .amount("price", phrases.priceField, example: product.price.currency.example),
        weight: .usual
      ) { .guess(PriceIntent.Guess(day: $0, product: $1, number: $2, text: $3)) }
    }
    func turn(_ word: String, _ label: String, by days: Int) -> Action<PriceIntent> {
      let other = CalendarDay(daysSince1970: day.daysSince1970 + days)
      let isThere = (DailyPrices.firstDay...max(today, DailyPrices.firstDay)).contains(other)
      let route = PriceRoute.daily(other == today ? nil : other)
      return Action(word, label, to: route, closed: isThere ? nil : phrases.noDaily(on: other))
    }
    let share = Action<PriceIntent>(
      "share",
      phrases.shareAction,
      to: .share(day == today ? nil : day),
      weight: guess == nil ? .main : .other,
      closed: guess == nil ? nil : phrases.notDone(daily.left)
    )
    return (
      guess, share, turn("earlier", phrases.earlierAction, by: -1), turn("later", phrases.laterAction, by: 1)
    )
  }
}
