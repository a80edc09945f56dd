public import ArcadeDomain

extension PriceScreens {
  /// Makes the daily of a day, of today without one: what is asked for now, and what was guessed.
  public func daily(on day: CalendarDay? = nil) -> PagePresenter<PriceIntent, PriceRoute> {
    page(at: .daily(day), titled: phrases.daily, naming: ["standings"]) { contents, progress in
      contents.followsStore = true
      if saysLoading { progress(phrases.loadingProducts) }
      let daily = try await quiz.dailyTry(on: day)
      let id = daily.daily.id
      contents.title = phrases.dailyTitle(id)
      if daily.result?.isScored ?? (id.day == quiz.time.today()) == false {
        contents.banners = [Notice(phrases.laterDaily)]
      }
      let streak = daily.current == nil ? try await quiz.dailyResults().streak(on: quiz.time.today()) : 0
      contents.content = .ready(Page(daily, streak: streak, phrases: phrases))
      contents.actions = guessing(daily) + contents.actions
    }
  }

  /// Makes the lines of a finished daily that tell others how it went.
  public func sharing(on day: CalendarDay? = nil) -> PagePresenter<PriceIntent, PriceRoute> {
    page(at: .share(day), titled: phrases.daily, naming: ["standings"]) { contents, _ in
      contents.leadOn(to: "daily")
      let daily = try await quiz.dailyTry(on: day)
      contents.title = phrases.dailyTitle(daily.daily.id)
      let lines = daily.shared(signs, phrases)
      contents.content =
        daily.current == nil
        ? .ready(Page(lines.map { .text($0) })) : .empty(phrases.notDone(daily.left))
    }
  }

  /// What can be done on a daily.
  private func guessing(_ daily: DailyTry) -> [Action<PriceIntent>] {
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
      return Action(
        word,
        label,
        to: route,
        weight: isThere ? .secondary : .other,
        closed: isThere ? nil : phrases.noDaily(on: other)
      )
    }
    return [
      guess,
      Action(
        "share",
        phrases.shareAction,
        to: .share(day == today ? nil : day),
        weight: guess == nil ? .main : .other,
        closed: guess == nil ? nil : phrases.notDone(daily.left)
      ),
      turn("earlier", phrases.earlierAction, by: -1), turn("later", phrases.laterAction, by: 1),
    ].compactMap { $0 }
  }

  /// A daily of any day; a frontend leads to that of today by its address.
  func declaredDaily() -> Action<PriceIntent> {
    let field = Field("day", phrases.dayField, .text, example: quiz.time.today().isoText)
    let day = Parameter(field, else: { [phrases] in phrases.notADay($0) }, read: { CalendarDay(iso: $0) })
    let today = PriceRoute.daily(nil).address
    return Action("daily", phrases.dailyAction, day.optional(phrases.todayOmitted), address: today) { .go(.daily($0)) }
  }

  /// Keeps a guess, and says what came of it.
  func guess(_ guess: PriceIntent.Guess, in context: ActionContext<PriceRoute>) async throws {
    guard let day = CalendarDay(iso: guess.day) else { return await context.show([]) }
    let before = try await quiz.dailyTry(on: day)
    let stale = Notice(phrases.tooLate, .warning)
    guard let product = before.current, product.id == guess.product else { return await context.show([stale]) }
    let currency = product.price.currency
    let sign = phrases.formats.decimalSign
    guard let given = TypedPrice(guess.text, usual: currency, sign: sign),
      given.unit == nil, given.price.currency == currency, !given.price.isZero
    else {
      let sentence = phrases.ambiguity(of: guess.text, in: currency) ?? phrases.notAPrice(guess.text, in: currency)
      return await context.show([Notice(sentence, .warning)])
    }
    guard let made = try await quiz.guess(given.price, for: product.id, number: guess.number, in: before)
    else { return await context.show([stale]) }
    await context.show([phrases.notice(for: made, of: product)])
  }
}

extension PriceIntent {
  /// A guess in a daily, which names what it is about.
  public struct Guess: Hashable, Sendable {
    /// The day of the daily.
    public let day: String
    /// What is guessed.
    public let product: QuizProduct.ID
    /// The guess among those of the product, from 1.
    public let number: Int
    /// The price as it was typed.
    public let text: String

    /// Guesses in a daily.
    public init(day: String, product: QuizProduct.ID, number: Int, text: String) {
      (self.day, self.product, self.number, self.text) = (day, product, number, text)
    }
  }
}
