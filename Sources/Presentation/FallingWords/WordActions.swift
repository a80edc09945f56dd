import ArcadeDomain

/// The actions on the screens of falling words; nil for those that a screen lacks.
struct WordActions: GameActions {
  /// The subject of the actions.
  let scope: SelectedDeck
  /// The actions of one screen only.
  var own: [Action<WordIntent>] = []
  var play: Action<WordIntent>
  var missed, learn, learnOne, learnNew: Action<WordIntent>?
  var decks: Action<WordIntent>
  var deck: Action<WordIntent>?
  var swap, topic, stats, history, best, progress, words: Action<WordIntent>
  var retry: Action<WordIntent>?
  var rounds: Action<WordIntent>
  var seconds: Action<WordIntent>?
  var pages: [Action<WordIntent>] = []

  var all: [Action<WordIntent>] {
    let optional = [
      play, missed, learn, learnOne, learnNew, decks, deck, swap, topic, stats, history, best, progress, words, retry,
      rounds, seconds,
    ]
    return own + optional.compactMap(\.self) + pages
  }
  var places: [Action<WordIntent>] { [decks, stats, history, best] }
  var forms: [Action<WordIntent>?] { [learnNew, deck, topic, words, rounds, seconds] }
  var buttons: [Action<WordIntent>?] { [play, missed, learn, learnOne, swap, progress, retry] }

  func failing(_ meant: Layout?) -> Layout? { layout(retry?.first, play) }
}

extension WordScreens {
  /// Returns the actions on every screen for the selected words.
  func actions(_ scope: SelectedDeck) -> WordActions {
    let chosen = scope.choice
    func go(
      _ word: String,
      _ label: String,
      _ caption: String,
      _ screen: WordRoute.Screen,
      _ choice: DeckSelection?
    ) -> Action<WordIntent> {
      Action(word, label, caption: caption, to: WordRoute(screen, choice))
    }
    let found = Parameter.text("find", phrases.searchLabel, example: "casa").optional(phrases.allPairs)
    return WordActions(
      scope: scope,
      play: Action("play", phrases.playAction) { .play(chosen, .all) },
      missed: Action("missed", phrases.missedAction, caption: phrases.missedCaption) { .play(chosen, .missed) },
      learn: go("learn", phrases.learnAction, phrases.learnCaption, .learn(), chosen),
      learnOne: go("learn one", phrases.learnOneAction, phrases.learnOneCaption, .learn(isOneWay: true), chosen),
      learnNew: Action("learn new", phrases.learnNewAction, caption: phrases.learnCaption, .newCards(phrases)) {
        .go(WordRoute(.learn(new: $0), chosen))
      },
      decks: go("decks", phrases.decksAction, phrases.decksCaption, .decks, chosen),
      deck: choosingDeck(of: scope),
      swap: go("swap", phrases.swapAction, phrases.swapCaption, .home, chosen?.swapped),
      topic: choosingTopic(of: scope),
      stats: go("stats", phrases.statsAction, phrases.statsCaption, .stats, chosen),
      history: go("history", phrases.historyAction, phrases.historyCaption, .history(), chosen),
      best: go("best", phrases.bestAction, phrases.bestCaption, .best, chosen),
      progress: go("progress", phrases.progressAction, phrases.progressCaption, .progress, chosen),
      words: Action("words", phrases.wordsAction, caption: phrases.wordsCaption, found) {
        .go(WordRoute(.words(matching: $0 ?? ""), chosen))
      },
      retry: Action("retry", phrases.retryAction, caption: phrases.retryCaption) { .show },
      rounds: Action("rounds", phrases.roundsAction, count(phrases.roundsLabel, in: FallingRules.possibleRounds, "5")) {
        .rounds($0)
      },
      seconds: rules.limit == nil ? nil : changingSeconds
    )
  }

  private var changingSeconds: Action<WordIntent> {
    Action("seconds", phrases.secondsAction, count(phrases.secondsLabel, in: FallingRules.possibleSeconds, "3")) {
      .seconds($0)
    }
  }

  private func count(_ label: String, in range: ClosedRange<Int>, _ example: String) -> Parameter<Int> {
    .number("n", label, in: range, example: example) { [phrases] _ in
      phrases.outside(range.lowerBound, range.upperBound)
    }
  }
}
