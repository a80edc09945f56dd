/// A daily with what somebody has guessed so far.
public struct DailyTry: Hashable, Sendable {
  /// The five products that are guessed.
  public let daily: DailyPrices
  /// The guesses, in the order in which they were given.
  public let guesses: [DailyGuess]

  /// Joins a daily with guesses of it.
  public init(_ daily: DailyPrices, _ guesses: [DailyGuess]) { (self.daily, self.guesses) = (daily, guesses) }

  /// The guesses of a product.
  public func guesses(of product: QuizProduct) -> [DailyGuess] { guesses.filter { $0.product == product.id } }

  /// Whether nothing more can be guessed about a product, so that its price may be told.
  public func isDone(_ product: QuizProduct) -> Bool { guesses(of: product).contains { $0.isLast } }

  /// The product that is asked for; nil where all are done.
  public var current: QuizProduct? { daily.products.first { !isDone($0) } }

  /// The signs of a product, one for each guess that it has; how near one was is told when the product is done.
  public func signs(of product: QuizProduct) -> [DailySign] {
    let isDone = isDone(product)
    let given = guesses(of: product).map { isDone ? $0.sign : .untold }
    return given + Array(repeating: .none, count: max(0, DailyPrices.guesses - given.count))
  }

  /// What it has come to; nil before the first guess.
  public var result: DailyResult? { DailyResult(of: guesses) }

  /// Guesses what the product that is asked for costs; nil where that is another one by now, or it is another guess of it.
  public func guess(
    _ given: Money,
    for product: QuizProduct.ID,
    number: Int,
    on day: CalendarDay,
    at moment: Moment
  ) -> DailyGuess? {
    guard let current, current.id == product, guesses(of: current).count == number - 1,
      let place = daily.products.firstIndex(of: current)
    else { return nil }
    return DailyGuess(
      of: daily.id,
      place: place + 1,
      product: product,
      number: number,
      given: given,
      price: current.price,
      on: day,
      at: moment
    )
  }
}

extension DailyGuess {
  /// Whether it is the next one after others of the same daily.
  public func follows(_ others: [DailyGuess]) -> Bool {
    let same = others.filter { $0.product == product || $0.place == place }
    return same.count == number - 1 && !same.contains { $0.isLast }
  }
}
