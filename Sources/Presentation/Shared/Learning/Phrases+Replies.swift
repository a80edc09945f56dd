import ArcadeDomain

extension Phrases {
  /// Returns the result of an answer.
  func notice(for reply: LearningReply<some LearningCard>) -> Notice {
    switch reply.verdict {
    case .right: return Notice(isRight(reply.card.answer), .good)
    case .rightBut(let form): return Notice(isRight(but: form), .good)
    case .almost(let form):
      let letters = LetterComparison(reply.given, form)
      return Notice(isAlmost(letters.first, letters.second), .warning)
    case .wrong: return Notice(isWrong, .bad)
    }
  }

  /// Returns how much is known, and what was skipped.
  func summary(of session: LearningSession<some LearningCard>) -> [Block] {
    let known = learningSummary(known: session.known, of: session.count, dueTomorrow: session.dueTomorrow)
    let skipped = session.skipped > 0 ? [Block.text(skippedCards(session.skipped), .warning)] : []
    return [.text(allLearnt), .text(known, .strong)] + skipped
  }
}
