import ArcadeDomain

extension WordScreens {
  /// Makes the screen on which the words of a deck are learnt.
  func learn(_ route: WordRoute) -> LearnPresenter<WordCard, WordIntent> {
    let lesson = Lesson<WordCard, WordIntent>(
      here: route,
      game: .words,
      learning: quiz.learning,
      time: quiz.time,
      phrases: phrases,
      random: random,
      unsaved: { quiz.unsaved },
      load: { await contents(of: route, isRetry: $0) },
      ask: { turn in
        let (asked, answered) = (turn.card.languages.asked, turn.card.languages.answered)
        let direction = phrases.direction(phrases.name(of: asked), phrases.name(of: answered))
        return ([.text(turn.card.prompt, .strong), .text(direction, .faint)], choices(of: turn))
      },
      failure: { phrases.wordFailure(for: $0) },
      perform: { await perform($0, in: $1) }
    )
    return LearnPresenter(lesson, title: phrases.homeTitle)
  }

  private func contents(of route: WordRoute, isRetry: Bool) async -> LessonContents<WordCard, WordIntent> {
    let scope = await scope(of: route.choice, isRetry: isRetry)
    var contents = LessonContents<WordCard, WordIntent>(title: phrases.homeTitle)
    contents.asking = declared(scope, naming: []).filter {
      !$0.offer.word.hasPrefix("learn") && $0.offer.word != "retry"
    }
    contents.leaving = declared(scope, naming: ["play", "stats"])
    do {
      guard case .learn(let isOneWay, let new) = route.screen else { return contents }
      let (choice, deck) = try scope.loaded
      contents.title = phrases.learningTitle(deck.value.name)
      contents.banners = phrases.notices(about: deck.freshness, asOf: phrases.deckAsOf)
      contents.newPerDay = new
      let cards = deck.value.cards(choice.lesson.direction, inBoth: !isOneWay, about: choice.topic)
      guard !cards.isEmpty else { throw WordsError.emptyDeck }
      contents.cards = .success(cards)
    } catch {
      contents.cards = .failure(error)
    }
    return contents
  }

  private func choices(of turn: LearningTurn<WordCard>) -> [Choice] {
    guard case .among(let options, _) = turn.question else { return [] }
    return options.enumerated().map { Choice(String($0 + 1), $1.answer) }
  }
}
