/// A game of guessing prices: no timer, no last question.
///
/// Products are drawn without repeating one until all have been asked, and never the same twice in a row unless there
/// is only one. The same seed gives the same game whatever order the products come in.
public struct PriceGame: Hashable, Identifiable, Sendable {
  /// What tells it from all others.
  public let id: GameID
  /// The categories that the products come from; more than one for a mix.
  public let trails: [CategoryTrail]
  /// The products, by id.
  public let products: [QuizProduct]
  private let named: NamedRule
  /// What was asked so far.
  public private(set) var rounds: [PriceRound]
  /// What is asked now.
  public private(set) var question: PriceQuestion
  /// The ids of the products that are still to be asked before one repeats, the next one last.
  public private(set) var upcoming: [QuizProduct.ID]
  /// The state of the generator.
  public private(set) var random: SplitMix64

  /// Begins a game, in which what was `revealed` before comes last; throws where there is no product whose price can be
  /// asked for.
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

  /// Goes on with a game that was stored; throws where its parts do not fit together.
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
  /// The rule for the reach; games are equal where their rules have one name.
  public var rule: any ReachRule { named.rule }

  /// The name of the rule, by which it is stored.
  public var ruleName: String { rule.name }

  /// What the game has come to.
  public var score: PriceScore { PriceScore(of: rounds) }

  /// Begins a game of the same products under the same rule, with nothing answered; what was not asked for comes first.
  public func again(random: SplitMix64) throws(PriceGameError) -> PriceGame {
    try PriceGame(of: products, from: trails, rule: rule, revealed: Set(rounds.map { $0.product.id }), random: random)
  }

  /// The number of the question, from 1.
  public var number: Int { rounds.count + 1 }

  /// Answers with an option, from 0, and asks the next question; returns what came of it, nil where that option is not there.
  public mutating func answer(_ option: Int) throws(PriceGameError) -> PriceRound? {
    guard question.options.prices.indices.contains(option), !question.hidden.contains(option) else { return nil }
    return try finish(given: question.options.prices[option])
  }

  /// Skips the question and asks the next one.
  @discardableResult
  public mutating func skip() throws(PriceGameError) -> PriceRound { try finish(given: nil) }

  /// Hides two wrong prices, once a question; false where that was done already.
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
  /// Whether the other game is this one, or can have come from it.
  public func isEarlierStep(of other: PriceGame) -> Bool {
    guard id == other.id, trails == other.trails, ruleName == other.ruleName, products == other.products,
      other.rounds.starts(with: rounds)
    else { return false }
    guard other.rounds.count > rounds.count else { return isSameQuestion(as: other) }
    let next = other.rounds[rounds.count]
    return next.product == question.product && (next.isCheated || !question.isCheated)
  }

  /// Whether the other game asks the same, perhaps with prices that were hidden since.
  private func isSameQuestion(as other: PriceGame) -> Bool {
    var asked = other.question
    if !question.isCheated { asked.hidden = [] }
    return asked == question && other.upcoming == upcoming
  }
}
