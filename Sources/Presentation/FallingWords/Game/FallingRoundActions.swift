import ArcadeDomain

extension WordScreens {
  /// Returns the actions in a round.
  func answering(_ round: RoundID, _ scope: SelectedDeck) -> PlacedActions<FallingIntent> {
    func answer(_ word: String, _ aliases: [String], _ label: String, _ answer: FallingAnswer) -> Action<FallingIntent>
    {
      Action(word, aliases: aliases, label, .fixed("round", round), weight: .main) { .answer(answer, round: $0) }
    }
    let right = answer("r", Self.rightWords + phrases.rightWords, phrases.rightAnswer, .right)
    let wrong = answer("w", Self.wrongWords + phrases.wrongWords, phrases.wrongAnswer, .wrong)
    var can = actions(scope)
    can.retry = nil
    let layout = Layout {
      Block.bar(right, wrong)
      Block.more { can.waysOut }
    }
    return PlacedActions(actions: [right, wrong] + can.all.map { $0.map(FallingIntent.common) }, layout: layout)
  }

  /// Returns the actions at the end of a game.
  func leaving(_ play: FallingState, _ scope: SelectedDeck) -> PlacedActions<FallingIntent> {
    let pairs = play.missed.map(\.round.pair.id)
    let choice = DeckSelection(play.plan.lesson, topic: play.plan.topic)
    let missed = Action<WordIntent>(
      "missed",
      phrases.missedHereAction,
      caption: phrases.missedCaption,
      weight: pairs.isEmpty ? .other : .main,
      closed: pairs.isEmpty ? phrases.sentence(for: .nothingMissed) : nil
    ) { .play(choice, .these(pairs)) }
    let again = Action<WordIntent>("again", phrases.againAction, caption: phrases.againCaption, weight: .main) {
      .play(choice, play.plan.choice)
    }
    var can = actions(scope)
    (can.missed, can.retry, can.stats) = (nil, nil, can.stats.main)
    let layout =
      pairs.isEmpty
      ? can.layout(again.first, can.stats) { Block.list(missed) } : can.layout(missed.first, again, can.stats)
    return PlacedActions(actions: [missed, again] + can.all, layout: layout).map(FallingIntent.common)
  }

  /// Returns the actions if a game is not in progress.
  func beginning(_ scope: SelectedDeck) -> PlacedActions<FallingIntent> {
    var can = actions(scope)
    (can.play, can.history) = (can.play.main, can.history.main)
    return PlacedActions(actions: can.all, layout: can.layout(can.play.first, can.history)).map(FallingIntent.common)
  }

  // The words for a right or a wrong translation, in every language.
  private static let rightWords = ["right", "1", "y", "yes", "s", "si", "sí", "はい"]
  private static let wrongWords = ["wrong", "2", "n", "no", "いいえ"]
}
