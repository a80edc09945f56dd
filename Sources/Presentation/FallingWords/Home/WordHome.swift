import ArcadeDomain

extension WordActions {
  /// Makes the first screen: what would be played, with words that are chosen or else the usual ones.
  public func home(_ choice: WordChoice? = nil) -> PagePresenter<WordIntent, WordRoute> {
    var isRetry = false
    return PagePresenter(at: WordRoute(.home, choice), title: phrases.homeTitle) { progress in
      let scope = await scope(of: choice, isRetry: isRetry, progress: progress)
      isRetry = false
      var contents = PageContents(
        title: phrases.homeTitle,
        content: .failed(scope.failure ?? phrases.wordFailure(for: WordsError.emptyDeck)),
        standing: phrases.notices(aboutUnsaved: quiz.games.unsaved),
        actions: declared(scope, naming: ["play", "decks"])
      )
      guard let chosen = scope.choice, let deck = scope.deck else { return contents }
      let (facts, trouble) = await facts(about: deck.value, chosen)
      contents.content = .ready(Page(.facts(facts)))
      contents.standing =
        (scope.missingTopic.map { [Notice(phrases.sentence(for: .noSuchTopic($0)), .warning)] } ?? [])
        + phrases.notices(about: deck) + trouble + contents.standing
      return contents
    } act: {
      isRetry = $0 == .show
      await perform($0, on: $1)
    }
  }

  /// Makes the list of the topics of a deck, each of which can be played alone.
  public func topics(_ choice: WordChoice? = nil) -> PagePresenter<WordIntent, WordRoute> {
    PagePresenter(at: WordRoute(.topics, choice), title: phrases.topicLabel) { progress in
      let scope = await scope(of: choice, progress: progress)
      guard let chosen = scope.choice, let deck = scope.deck?.value else {
        return PageContents(
          title: phrases.topicLabel,
          content: .failed(scope.failure ?? phrases.wordFailure(for: WordsError.emptyDeck)),
          actions: declared(scope, naming: [])
        )
      }
      let noSuchRow = { @Sendable [phrases] in phrases.noSuchRow($0) }
      let rows = deck.topics.map { (WordRoute(.home, chosen.about($0)), Choice($0)) }
      let all = WordRoute(.home, chosen.about(nil))
      let choosing: [Action<WordIntent>] = [
        Action(
          "open",
          phrases.openTopicAction,
          .row("n", phrases.topicLabel, of: rows, else: noSuchRow),
          weight: .usual
        ) { .go($0) },
        Action("topic all", phrases.allTopicsAction, weight: .main, address: all.address) { .go(all) },
      ]
      return PageContents(
        title: phrases.topicsTitle(deck.name),
        content: rows.isEmpty
          ? .empty(phrases.noTopics) : .ready(Page(.table(Table(topicsOf: deck, chosen, phrases: phrases)))),
        actions: (rows.isEmpty ? [] : choosing) + declared(scope, naming: [])
      )
    } act: {
      await perform($0, on: $1)
    }
  }

  private func facts(about deck: Deck, _ choice: WordChoice) async -> (facts: [Fact], trouble: [Notice]) {
    let direction = choice.lesson.direction
    let asked = phrases.name(of: deck.languages.asked(direction))
    let answered = phrases.name(of: deck.languages.answered(direction))
    let count = choice.topic.map { topic in deck.pairs.count { $0.topic == topic } } ?? deck.pairs.count
    var facts = [
      Fact(phrases.deckLabel, deck.name), Fact(phrases.languagesLabel, phrases.direction(asked, answered)),
      Fact(phrases.topicLabel, choice.topic ?? phrases.allTopics),
      Fact(phrases.pairsLabel, phrases.formats.number(count)),
      Fact(phrases.rulesLabel, phrases.description(of: rules)),
    ]
    do {
      let missed = WordTally.mostInNeed(try await quiz.games.tallies(of: choice.lesson)).count
      if missed > 0 { facts.append(Fact(phrases.missedLabel, phrases.formats.number(missed))) }
      return (facts, [])
    } catch {
      return (facts, [Notice(phrases.wordFailure(for: error).text, .bad)])
    }
  }
}

extension Table {
  /// Lists the topics of a deck, with how many pairs are about each.
  fileprivate init(topicsOf deck: Deck, _ choice: WordChoice, phrases: any WordPhrases) {
    self.init(
      columns: [Column(phrases.topicLabel, mayBeCut: true), Column(phrases.pairsLabel, isNumber: true)],
      rows: deck.topics.map { topic in
        Row(
          topic,
          [Cell(topic, .strong), Cell(phrases.formats.number(deck.pairs.count { $0.topic == topic }))],
          address: WordRoute(.home, choice.about(topic)).address
        )
      },
      firstNumber: 1
    )
  }
}
