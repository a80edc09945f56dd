import ArcadeDomain

extension PriceScreens {
  /// Opens the daily challenge of any day. A frontend links to that of today.
  func declaredDaily() -> Action<PriceIntent> {
    let field = Field("day", phrases.dayField, .text, example: quiz.time.today().isoText)
    let day = Parameter(field, else: { [phrases] in phrases.notADay($0) }, read: { CalendarDay(iso: $0) })
    let today = PriceRoute.daily(nil).address
    return Action("daily", phrases.dailyAction, day.optional(phrases.todayOmitted), address: today) { .go(.daily($0)) }
  }

  /// Stores a guess and shows its result.
  func guess(_ guess: PriceIntent.Guess) async throws -> Next<PriceRoute> {
    guard let day = CalendarDay(iso: guess.day) else { return .stay() }
    let before = try await quiz.dailyTry(on: day)
    let stale = Notice(phrases.tooLate, .warning)
    guard let product = before.current, product.id == guess.product else { return .stay([stale]) }
    let currency = product.price.currency
    let sign = phrases.formats.decimalSign
    guard let given = TypedPrice(guess.text, usual: currency, sign: sign),
      given.unit == nil, given.price.currency == currency, !given.price.isZero
    else {
      let sentence = phrases.ambiguity(of: guess.text, in: currency) ?? phrases.notAPrice(guess.text, in: currency)
      return .stay([Notice(sentence, .warning)])
    }
    guard let made = try await quiz.guess(given.price, for: product.id, number: guess.number, in: before)
    else { return .stay([stale]) }
    return .stay([phrases.notice(for: made, of: product)])
  }
}
