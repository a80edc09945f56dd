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
