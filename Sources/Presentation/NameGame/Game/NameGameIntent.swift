import ArcadeDomain

/// What a player can want in a game.
public enum NameGameIntent: Hashable, Sendable {
  /// The option at a place, from 1, as the answer to a round.
  case answer(place: Int, round: RoundID)
  /// A wrong option of a round struck out.
  case hint(RoundID)
  /// An end of the game in which a round is asked.
  case finish(RoundID)
  /// What every screen of the name game offers.
  case common(NameIntent)
}

extension NameScreens {
  /// What can be done at a round.
  func answering(_ play: NamePlay, people: [Person]) -> [Action<NameGameIntent>] {
    let (id, game) = (play.roundID, play.game)
    let options = game.round.options.indices.map { ($0 + 1, Choice(String($0 + 1))) }
    let noSuchOption = { @Sendable [phrases] in phrases.noSuchOption($0) }
    let canFinish = game.mode.rules == .untimed
    return [
      Action(
        "answer",
        phrases.answerAction,
        .fixed("round", id),
        .row("n", game.mode.isReverse ? phrases.nameLabel : phrases.faceLabel, of: options, else: noSuchOption),
        weight: .usual
      ) { .answer(place: $1, round: $0) },
      Action(
        "hint",
        phrases.hintAction,
        caption: phrases.hintCaption,
        .fixed("round", id),
        weight: game.hasHintToAskFor ? .main : .other,
        closed: game.hasHintToAskFor ? nil : phrases.noHint
      ) { .hint($0) },
      Action(
        "finish",
        phrases.finishAction,
        caption: phrases.finishCaption,
        .fixed("round", id),
        weight: canFinish ? .main : .other,
        closed: canFinish ? nil : phrases.endsByItself
      ) { .finish($0) },
    ]
      + declared(among: people, inRound: true).filter { !["hint", "retry"].contains($0.offer.word) }
      .map { $0.map(NameGameIntent.common) }
  }

  /// What can be done at the end of a game.
  func leaving(_ game: NameGame, people: [Person]) -> [Action<NameGameIntent>] {
    let (mode, last) = (game.mode, game.round.asked.id)
    let again = Action<NameGameIntent>("again", phrases.againAction, caption: phrases.againCaption, weight: .main) {
      .common(.play(mode, after: last))
    }
    return [again]
      + declared(among: people, naming: ["stats"]).filter { $0.offer.word != "retry" }
      .map { $0.map(NameGameIntent.common) }
  }
}

extension NameGame {
  /// Whether a wrong option is left that is struck out on demand.
  fileprivate var hasHintToAskFor: Bool {
    mode.rules == .hint && !hasClock && round.struckOut.count < round.options.count - 2
  }
}
