import ArcadeDomain

extension NameScreens {
  /// Returns the actions in a round.
  func answering(_ play: NamePlay, people: [Person]) -> PlacedActions<NameGameIntent> {
    let (id, game) = (play.roundID, play.game)
    let options = game.round.options.indices.map { ($0 + 1, Choice(String($0 + 1))) }
    let noSuchOption = { @Sendable [phrases] in phrases.noSuchOption($0) }
    let canFinish = game.mode.rules == .untimed
    let answer = Action(
      "answer",
      phrases.answerAction,
      .fixed("round", id),
      .row("n", game.mode.isReverse ? phrases.nameLabel : phrases.faceLabel, of: options, else: noSuchOption),
      weight: .usual
    ) {
      NameGameIntent.answer(place: $1, round: $0)
    }
    let hint = Action(
      "hint",
      phrases.hintAction,
      caption: phrases.hintCaption,
      .fixed("round", id),
      weight: game.hasHintToAskFor ? .main : .other,
      closed: game.hasHintToAskFor ? nil : phrases.noHint
    ) {
      NameGameIntent.hint($0)
    }
    let finish = Action(
      "finish",
      phrases.finishAction,
      caption: phrases.finishCaption,
      .fixed("round", id),
      weight: canFinish ? .main : .other,
      closed: canFinish ? nil : phrases.endsByItself
    ) {
      NameGameIntent.finish($0)
    }
    var can = actions(among: people, inRound: true)
    (can.hint, can.retry) = (nil, nil)
    let open = [game.hasHintToAskFor ? hint : nil, canFinish ? finish : nil]
    let layout = Layout(press: answer) {
      Block.bar(open)
      Block.more {
        Block.list(hint, finish)
        can.waysOut
      }
    }
    let others = can.all.map { $0.map(NameGameIntent.common) }
    return PlacedActions(actions: [answer, hint, finish] + others, layout: layout)
  }

  /// Returns the actions at the end of a game.
  func leaving(_ game: NameGame, people: [Person]) -> PlacedActions<NameGameIntent> {
    let (mode, last) = (game.mode, game.round.asked.id)
    let again = Action<NameIntent>("again", phrases.againAction, caption: phrases.againCaption, weight: .main) {
      .play(mode, after: last)
    }
    var can = actions(among: people)
    (can.stats, can.retry) = (can.stats.main, nil)
    return PlacedActions(actions: [again] + can.all, layout: can.layout(again.first, can.stats))
      .map(NameGameIntent.common)
  }

  /// Returns the actions if a game is not in progress.
  func beginning(among people: [Person]) -> PlacedActions<NameGameIntent> {
    var can = actions(among: people)
    (can.practice, can.history) = (can.practice.main, can.history.main)
    return PlacedActions(actions: can.all, layout: can.layout(can.practice.first, can.history))
      .map(NameGameIntent.common)
  }
}

extension NameGame {
  /// Whether a wrong option can still be struck out.
  fileprivate var hasHintToAskFor: Bool {
    mode.rules == .hint && !hasClock && round.struckOut.count < round.options.count - 2
  }
}
