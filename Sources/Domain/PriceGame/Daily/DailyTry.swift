/// A daily with the player's guesses so far.
public struct DailyTry: Hashable, Sendable {
  /// The daily that is played.
  public let daily: DailyPrices
  /// The guesses in order.
  public let guesses: [DailyGuess]

  /// Creates a try.
  public init(_ daily: DailyPrices, _ guesses: [DailyGuess]) { (self.daily, self.guesses) = (daily, guesses) }

  /// Returns the guesses of a product.
  public func guesses(of product: QuizProduct) -> [DailyGuess] { guesses.filter { $0.product == product.id } }

  /// Whether a product is finished, so that its price may be shown.
  public func isDone(_ product: QuizProduct) -> Bool { guesses(of: product).contains { $0.isLast } }

  /// The product that is asked now; nil if all are finished.
  public var current: QuizProduct? { daily.products.first { !isDone($0) } }

  /// Returns one sign for each possible guess of a product; distances are shown when the product is finished.
  public func signs(of product: QuizProduct) -> [DailySign] {
    let isDone = isDone(product)
    let given = guesses(of: product).map { isDone ? $0.sign : .untold }
    return given + Array(repeating: .none, count: max(0, DailyPrices.guesses - given.count))
  }

  /// The result so far; nil before the first guess.
  public var result: DailyResult? { DailyResult(of: guesses) }

  /// Returns a guess for the current product; nil if the product or the number of the guess is no longer current.
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
  /// Whether it is the next guess after the others of the same daily.
  public func follows(_ others: [DailyGuess]) -> Bool {
    let same = others.filter { $0.product == product || $0.place == place }
    return same.count == number - 1 && !same.contains { $0.isLast }
  }
}
