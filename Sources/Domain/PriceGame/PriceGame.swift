/// A price-guessing game without a timer and without a last question.
///
/// No product is repeated until all have been asked, and none is asked twice in a row unless it is the only one. The
/// same seed gives the same game, whatever the order of the products.
public struct PriceGame: Hashable, Identifiable, Sendable {
  /// The identifier of the game.
  public let id: GameID
  /// The categories of the products; more than one for a mix.
  public let trails: [CategoryTrail]
  /// The products, sorted by id.
  public let products: [QuizProduct]
  private let named: NamedRule
  /// The finished questions.
  public private(set) var rounds: [PriceRound]
  /// The current question.
  public private(set) var question: PriceQuestion
  /// The ids of the products to ask before one repeats, the next one last.
  public private(set) var upcoming: [QuizProduct.ID]
  /// The state of the random generator.
  public private(set) var random: SplitMix64

  /// Starts a game; throws if no product has a usable price. Products that were `revealed` before come last.
  public init(
    of products: [QuizProduct],
    from trails: [CategoryTrail],
    rule: any ReachRule,
    revealed: Set<QuizProduct.ID> = [],
    random: SplitMix64
  ) throws(PriceGameError) {
    let id = GameID(of: random)
    var deck = QuizDeck(of: products, rule: rule)
    deck.revealed = revealed
    var (upcoming, random) = ([QuizProduct.ID](), random)
    guard let question = deck.question(after: nil, [], &upcoming, &random) else { throw .noProducts }
    try self.init(
      resuming: id,
      of: deck.products,
      from: trails,
      rule: rule,
      rounds: [],
      question: question,
      upcoming: upcoming,
      random: random
    )
  }

  /// Resumes a stored game; throws if its parts do not match.
  public init(
    resuming id: GameID,
    of products: [QuizProduct],
    from trails: [CategoryTrail],
    rule: any ReachRule,
    rounds: [PriceRound],
    question: PriceQuestion,
    upcoming: [QuizProduct.ID],
    random: SplitMix64
  ) throws(PriceGameError) {
    let ids = Set(products.map { $0.id })
    guard !trails.isEmpty, ids.contains(question.product.id), ids.isSuperset(of: upcoming) else { throw .broken }
    (self.id, self.trails) = (id, trails)
    self.products = products.sorted { $0.id < $1.id }
    named = NamedRule(rule: rule)
    (self.rounds, self.question, self.upcoming, self.random) = (rounds, question, upcoming, random)
  }
}

extension PriceGame {
  /// The reach rule; rules with the same name are equal.
  public var rule: any ReachRule { named.rule }

  /// The name under which the rule is stored.
  public var ruleName: String { rule.name }

  /// The result so far.
  public var score: PriceScore { PriceScore(of: rounds) }

  /// Returns a new game with the same products and rule; products that were not asked yet come first.
  public func again(random: SplitMix64) throws(PriceGameError) -> PriceGame {
    try PriceGame(of: products, from: trails, rule: rule, revealed: Set(rounds.map { $0.product.id }), random: random)
  }

  /// The number of the current question, from 1.
  public var number: Int { rounds.count + 1 }

  /// Answers with an option, from 0, and asks the next question; returns the result, or nil if there is no such option.
  public mutating func answer(_ option: Int) throws(PriceGameError) -> PriceRound? {
    guard question.options.prices.indices.contains(option), !question.hidden.contains(option) else { return nil }
    return try finish(given: question.options.prices[option])
  }

  /// Skips the question and asks the next one.
  @discardableResult
  public mutating func skip() throws(PriceGameError) -> PriceRound { try finish(given: nil) }

  /// Hides two wrong prices, once per question; returns false if that was done already.
  public mutating func cheat() -> Bool {
    guard !question.isCheated else { return false }
    let wrong = question.options.prices.indices.filter { $0 != question.options.answer }
    question.hidden = Set(wrong.inRandomOrder(using: &random).prefix(2))
    return true
  }

  private mutating func finish(given: Money?) throws(PriceGameError) -> PriceRound {
    let round = PriceRound(product: question.product, given: given, isCheated: question.isCheated)
    let played = rounds + [round]
    let deck = QuizDeck(of: products, rule: rule)
    guard let next = deck.question(after: question.product.id, played, &upcoming, &random) else { throw .broken }
    rounds = played
    question = next
    return round
  }
}

extension PriceGame {
  /// Whether the other game is this one or a later step of it.
  public func isEarlierStep(of other: PriceGame) -> Bool {
    guard id == other.id, trails == other.trails, ruleName == other.ruleName, products == other.products,
      other.rounds.starts(with: rounds)
    else { return false }
    guard other.rounds.count > rounds.count else { return isSameQuestion(as: other) }
    let next = other.rounds[rounds.count]
    return next.product == question.product && (next.isCheated || !question.isCheated)
  }

  /// Whether the other game asks the same question, perhaps with prices hidden since.
  private func isSameQuestion(as other: PriceGame) -> Bool {
    var asked = other.question
    if !question.isCheated { asked.hidden = [] }
    return asked == question && other.upcoming == upcoming
  }
}
