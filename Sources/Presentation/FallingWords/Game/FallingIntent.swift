public import ArcadeDomain

/// What a player can want in a game.
public enum FallingIntent: Hashable, Sendable {
  /// An answer to a round.
  case answer(FallingAnswer, round: RoundID)
  /// What every screen of falling words offers.
  case common(WordIntent)
}

extension WordScreens {
  /// What can be done in a round.
  func answering(_ round: RoundID, _ scope: SelectedDeck) -> [Action<FallingIntent>] {
    func answer(_ word: String, _ aliases: [String], _ label: String, _ answer: FallingAnswer) -> Action<FallingIntent>
    {
      Action(word, aliases: aliases, label, .fixed("round", round), weight: .main) { .answer(answer, round: $0) }
    }
    return [
      answer("r", Self.rightWords + phrases.rightWords, phrases.rightAnswer, .right),
      answer("w", Self.wrongWords + phrases.wrongWords, phrases.wrongAnswer, .wrong),
    ] + declared(scope, naming: []).filter { $0.offer.word != "retry" }.map { $0.map(FallingIntent.common) }
  }

  /// What can be done at the end of a game.
  func leaving(_ play: FallingPlay, _ scope: SelectedDeck) -> [Action<FallingIntent>] {
    let missed = play.missed.map(\.round.pair.id)
    let choice = DeckSelection(play.plan.lesson, topic: play.plan.topic)
    return [
      Action(
        "missed",
        phrases.missedHereAction,
        caption: phrases.missedCaption,
        weight: missed.isEmpty ? .other : .main,
        closed: missed.isEmpty ? phrases.sentence(for: .nothingMissed) : nil
      ) { .common(.play(choice, .these(missed))) },
      Action("again", phrases.againAction, caption: phrases.againCaption, weight: .main) {
        .common(.play(choice, play.plan.choice))
      },
    ]
      + declared(scope, naming: ["stats"]).filter { !["missed", "retry"].contains($0.offer.word) }
      .map { $0.map(FallingIntent.common) }
  }

  // What says in every language that a translation is right, or wrong.
  private static let rightWords = ["right", "1", "y", "yes", "s", "si", "sí", "はい"]
  private static let wrongWords = ["wrong", "2", "n", "no", "いいえ"]
}
