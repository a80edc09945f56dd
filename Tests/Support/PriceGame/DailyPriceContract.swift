public import ArcadeDomain

/// Tests that every `DailyPriceRepository` has to pass.
public enum DailyPriceContract {
  /// Checks a repository without guesses; throws the first broken promise.
  public static func check(_ games: any DailyPriceRepository) async throws {
    let daily = try SamplePrices.daily()
    try require(try await games.guesses(of: daily.id), equals: [], "nothing was guessed")
    try require(try await games.dailyResults(), equals: [], "nothing came of it")

    let first = guess(of: daily, at: 1, 1, giving: 5_000)
    try require(try await !games.keep(guess(of: daily, at: 1, 2, giving: 1)), "the second guess is not the first")
    try require(try await games.keep(first), "the first guess is kept")
    try require(try await !games.keep(first), "it is kept once")
    try require(try await !games.keep(guess(of: daily, at: 1, 3, giving: 1)), "no guess is left out")
    let right = guess(of: daily, at: 1, 2, giving: daily.products[0].price.minorUnits)
    try require(try await games.keep(right), "the next one is kept")
    try require(
      try await !games.keep(guess(of: daily, at: 1, 3, giving: 1)),
      "for a product that was guessed nothing changes"
    )
    for number in 1...4 {
      try require(try await games.keep(guess(of: daily, at: 2, number, giving: 9_000_000)), "there are four guesses")
    }
    try require(try await !games.keep(guess(of: daily, at: 2, 5, giving: 1)), "and no more")
    try require(
      try await games.guesses(of: daily.id).prefix(2) == [first, right],
      "guesses come back as they were given"
    )
    try require(try await games.guesses(of: daily.id).count, equals: 6, "all of them")

    let before = try SamplePrices.daily(on: DailyPrices.firstDay)
    try require(try await games.guesses(of: before.id), equals: [], "each day has guesses of its own")
    try require(try await games.keep(guess(of: before, at: 3, 1, giving: 1)), "an earlier day can be guessed")
    let results = try await games.dailyResults().sorted { $0.daily.day < $1.daily.day }
    let today = DailyPrices.firstDay.after(10)
    try require(
      results,
      equals: [
        DailyResult(before.id, right: 0, done: 0, guesses: 1, begunOn: today),
        DailyResult(daily.id, right: 1, done: 2, guesses: 6, begunOn: today),
      ],
      "they are counted daily by daily"
    )
  }

  /// Checks the daily challenges of two owners without guesses; throws the first broken promise.
  public static func check(
    _ one: any DailyPriceRepository,
    of owner: Owner,
    _ other: any DailyPriceRepository,
    of another: Owner
  ) async throws {
    let daily = try SamplePrices.daily()
    _ = try await one.keep(guess(of: daily, at: 1, 1, giving: daily.products[0].price.minorUnits))
    try require(try await other.guesses(of: daily.id), equals: [], "nobody sees another's guesses")
    try require(try await other.keep(guess(of: daily, at: 1, 1, giving: 1)), "each has a first guess")
    let days = daily.id.day...daily.id.day
    let all = try await one.everybodysDailies(days, version: daily.id.version)
    try require(
      all.sorted { $0.value.right > $1.value.right },
      equals: [(owner, 1), (another, 0)].map { owner, right in
        Owned(DailyResult(daily.id, right: right, done: right, guesses: 1, begunOn: daily.id.day), of: owner)
      },
      "everybody's are counted with whose they are"
    )
    try require(try await one.everybodysDailies(days, version: "1"), equals: [], "catalogues are apart")
  }

  /// Returns a guess at a product by its position, ten days after the first day.
  public static func guess(of daily: DailyPrices, at place: Int, _ number: Int, giving cents: Int64) -> DailyGuess {
    let product = daily.products[place - 1]
    return DailyGuess(
      of: daily.id,
      place: place,
      product: product.id,
      number: number,
      given: Money(minorUnits: cents, currency: .usd),
      price: product.price,
      on: DailyPrices.firstDay.after(10),
      at: .november20
    )
  }
}

extension SamplePrices {
  /// Returns the daily challenge of a number of blenders, by default ten days after the first day.
  public static func daily(products count: Int = 8, on day: CalendarDay? = nil) throws -> DailyPrices {
    try DailyPrices(of: PriceAssortment(of: products(count)), on: day ?? DailyPrices.firstDay.after(10))
  }
}

extension CalendarDay {
  /// Returns the day a number of days later.
  public func after(_ days: Int) -> CalendarDay { CalendarDay(daysSince1970: daysSince1970 + days) }
}
