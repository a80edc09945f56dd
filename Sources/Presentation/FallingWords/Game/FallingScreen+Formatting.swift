import ArcadeDomain

extension FallingScreen {
  /// Shows a state; nil where there is nothing to show.
  init?(_ state: FallingState, at time: Duration, notices: [Notice], phrases: any WordPhrases) {
    switch state.phase {
    case .idle, .closed: return nil
    case .loading: self.init(title: phrases.homeTitle, content: .loading(phrases.loadingDeck), notices: notices)
    case .failed(let failure):
      self.init(title: phrases.homeTitle, content: .failed(phrases.failure(of: failure)), notices: notices)
    case .playing(let play):
      guard let round = play.round, let turn = state.turn else { return nil }
      self.init(
        title: phrases.roundTitle(turn.round, of: play.game.rounds.count),
        content: .round(
          Round(
            turn: turn,
            word: round.prompt.text,
            translation: round.shown.text,
            fall: state.plan?.rules.limit.map { Fall($0, passed: time - play.roundBegunAt, phrases: phrases) }
          )
        ),
        notices: notices
      )
    case .finished(let play):
      self.init(
        title: phrases.resultsTitle(play.game.deckName),
        content: .results(Results(play, phrases: phrases)),
        notices: notices
      )
    }
  }
}

extension FallingScreen.Fall {
  init(_ limit: Duration, passed: Duration, phrases: any WordPhrases) {
    let left = max(.zero, limit - passed)
    let steps = limit.secondsRoundedUp
    self.init(
      step: min(Int(max(.zero, passed).components.seconds), max(0, steps - 1)),
      steps: steps,
      timeLeft: phrases.secondsLeft(left.secondsRoundedUp)
    )
  }
}

extension FallingScreen.Results {
  init(_ play: FallingPlay, phrases: any WordPhrases) {
    let (score, formats) = (play.score, phrases.formats)
    self.init(
      facts: [
        Fact(phrases.rightLabel, formats.number(score.right)), Fact(phrases.wrongLabel, formats.number(score.wrong)),
        Fact(phrases.unansweredLabel, formats.number(score.unanswered)),
      ],
      missedTitle: phrases.missedTitle,
      missed: play.missed.map { Fact($0.round.prompt.text, $0.round.answer.text) }
    )
  }
}
