public import ArcadeDomain

extension NameGame {
  /// Answers the round with who is asked for.
  @discardableResult
  public mutating func answerRight(at reading: Duration = .zero) -> NameReply {
    answer(round.answer, inRound: round.number, at: reading)
  }

  /// Answers the round with somebody else, who was not struck out.
  @discardableResult
  public mutating func answerWrong(at reading: Duration = .zero) -> NameReply {
    let wrong = round.options.indices.first { $0 != round.answer && round.isOpen($0) }
    return answer(wrong ?? -1, inRound: round.number, at: reading)
  }
}
