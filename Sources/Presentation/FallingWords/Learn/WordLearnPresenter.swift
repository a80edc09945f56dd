import ArcadeDomain

/// The learning screen of a deck.
struct WordLearnPresenter: LearnPresenter {
  let system: WordScreens
  let route: WordRoute

  var title: String { phrases.homeTitle }
  var game: ReviewGame { .words }
  var learning: Learning? { system.quiz.learning }
  var time: any TimeSource { system.quiz.time }
  var unsaved: RepositoryError? { system.quiz.unsaved }

  private var phrases: WordPhrases { system.phrases }

  func generator() -> SplitMix64 { system.random() }

  func ask(_ turn: LearningTurn<WordCard>) async -> (blocks: [Block], choices: [Choice]) {
    let (asked, answered) = (turn.card.languages.asked, turn.card.languages.answered)
    let direction = phrases.direction(phrases.name(of: asked), phrases.name(of: answered))
    return ([.text(turn.card.prompt, .strong), .text(direction, .faint)], choices(of: turn))
  }

  func load(isRetry: Bool) async -> LessonContents<WordCard, WordIntent> {
    let scope = await system.scope(of: route.choice, isRetry: isRetry)
    var contents = LessonContents<WordCard, WordIntent>(title: phrases.homeTitle)
    var can = system.actions(scope)
    (can.play, can.stats) = (can.play.main, can.stats.main)
    contents.retrying = PlacedActions(actions: can.all, layout: can.layout(can.retry?.first, can.play, can.stats))
    can.retry = nil
    contents.leaving = PlacedActions(actions: can.all, layout: can.layout(can.play.first, can.stats))
    can = system.actions(scope)
    (can.learn, can.learnOne, can.learnNew, can.retry) = (nil, nil, nil, nil)
    contents.asking = PlacedActions(actions: can.all, layout: Layout { Block.more { can.waysOut } })
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
