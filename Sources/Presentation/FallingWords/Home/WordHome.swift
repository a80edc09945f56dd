import ArcadeDomain

extension WordScreens {
  /// Makes the first screen: what would be played, with words that are chosen or else the usual ones.
  public func home(_ choice: DeckSelection? = nil) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.homeTitle, at: WordRoute(.home, choice), naming: ["play", "learn", "decks"], isAboutDeck: true) {
      (scope, contents) in
      let unsaved = phrases.notices(aboutUnsaved: quiz.unsaved)
      contents.banners = unsaved
      let (chosen, deck) = try scope.loaded
      let (facts, trouble) = await facts(about: deck.value, chosen)
      if facts.contains(where: { $0.label == phrases.missedLabel }) { contents.leadOn(to: "missed") }
      let missing = scope.missingTopic.map { Notice(phrases.sentence(for: .noSuchTopic($0)), .warning) }
      let isFirst = (try? await quiz.lastGame() == nil) ?? false
      let told = isFirst ? phrases.howToPlay(hasLimit: rules.limit != nil).map { Block.text($0) } : []
      let due = (try? await quiz.wordsDue(in: chosen.lesson.deck)) ?? 0
      let toLearn = due > 0 ? [Block.text(phrases.wordsDue(due), .strong)] : []
      contents.content = .ready(Page(told + toLearn + [.facts(facts)]))
      contents.banners = (missing.map { [$0] } ?? []) + phrases.notices(about: deck) + trouble + unsaved
    }
  }

  /// Makes the list of the topics of a deck, each of which can be played alone.
  public func topics(_ choice: DeckSelection? = nil) -> PagePresenter<WordIntent, WordRoute> {
    page(phrases.topicLabel, at: WordRoute(.topics, choice), isAboutDeck: true) { (scope, contents) in
      let (chosen, loaded) = try scope.loaded
      let deck = loaded.value
      contents.title = phrases.topicsTitle(deck.name)
      guard !deck.topics.isEmpty else {
        contents.leadOn(to: "decks")
        return contents.content = .empty(phrases.noTopics)
      }
      let table = Table(topicsOf: deck, chosen, phrases: phrases)
      let rows = deck.topics.map { (WordRoute(.home, chosen.about($0)), Choice($0)) }
      contents.content = .ready(Page(.table(table)))
      contents.actions =
        [
          opening(rows, phrases.topicLabel, phrases.openTopicAction),
          Action("topic all", phrases.allTopicsAction, to: WordRoute(.home, chosen.about(nil)), weight: .main),
        ] + contents.actions
    }
  }

  /// Goes where a row leads, by its number.
  func opening(_ rows: [(WordRoute, Choice)], _ field: String, _ label: String) -> Action<WordIntent> {
    Action("open", label, .row("n", field, of: rows, phrases), weight: .usual) { .go($0) }
  }

  private func facts(about deck: Deck, _ choice: DeckSelection) async -> (facts: [Fact], trouble: [Notice]) {
    let direction = choice.lesson.direction
    let asked = phrases.name(of: deck.languages.asked(direction))
    let answered = phrases.name(of: deck.languages.answered(direction))
    let count = choice.topic.map { topic in deck.pairs.count { $0.topics.contains(topic) } } ?? deck.pairs.count
    var facts = [
      Fact(phrases.deckLabel, deck.name), Fact(phrases.languagesLabel, phrases.direction(asked, answered)),
      Fact(phrases.topicLabel, choice.topic ?? phrases.allTopics),
      Fact(phrases.pairsLabel, phrases.formats.number(count)),
      Fact(phrases.rulesLabel, phrases.description(of: rules)),
    ]
    do {
      let missed = WordTally.mostInNeed(try await quiz.tallies(of: choice.lesson)).count
      if missed > 0 { facts.append(Fact(phrases.missedLabel, phrases.formats.number(missed))) }
      return (facts, [])
    } catch {
      return (facts, [Notice(phrases.wordFailure(for: error).text, .bad)])
    }
  }
}

extension Table {
  /// Lists the topics of a deck, with how many pairs are about each.
  fileprivate init(topicsOf deck: Deck, _ choice: DeckSelection, phrases: WordPhrases) {
    self.init(of: deck.topics, firstNumber: 1, id: { $0 }, address: { WordRoute(.home, choice.about($0)).address }) {
      TableColumn(phrases.topicLabel, mayBeCut: true) { Cell($0, .strong) }
      TableColumn(phrases.pairsLabel, isNumber: true) { topic in
        phrases.formats.number(deck.pairs.count { $0.topics.contains(topic) })
      }
    }
  }
}
