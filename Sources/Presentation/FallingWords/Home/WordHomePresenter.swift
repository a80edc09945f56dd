import ArcadeDomain

/// The first screen of falling words, with the words to play.
public struct WordHomePresenter: DeckPresenter {
  public let system: WordScreens
  let choice: DeckSelection?
  var isRetry = false

  /// Creates the home screen for a selection.
  public init(_ system: WordScreens, _ choice: DeckSelection? = nil) { (self.system, self.choice) = (system, choice) }

  public var route: WordRoute { WordRoute(.home, choice) }
  public var title: String { phrases.homeTitle }

  func load(_ can: inout WordActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    (can.play, can.learn, can.decks) = (can.play.main, can.learn?.main, can.decks.main)
    let unsaved = phrases.notices(aboutUnsaved: quiz.unsaved)
    contents.banners = unsaved
    let (chosen, deck) = try can.scope.loaded
    let (facts, trouble) = await facts(about: deck.value, chosen)
    let hasMissed = facts.contains { $0.label == phrases.missedLabel }
    contents.layout = can.layout(can.play.first, hasMissed ? can.missed : nil, can.learn, can.decks)
    let missing = can.scope.missingTopic.map { Notice(phrases.sentence(for: .noSuchTopic($0)), .warning) }
    let isFirst = (try? await quiz.lastGame() == nil) ?? false
    let told = isFirst ? phrases.howToPlay(hasLimit: system.rules.limit != nil).map { Block.text($0) } : []
    let due = if let due = can.scope.due { due } else { (try? await quiz.wordsDue(in: chosen.lesson.deck)) ?? 0 }
    let toLearn = due > 0 ? [Block.text(phrases.wordsDue(due), .strong)] : []
    contents.content = .ready(Page(told + toLearn + [.facts(facts)]))
    contents.banners = (missing.map { [$0] } ?? []) + phrases.notices(about: deck) + trouble + unsaved
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
      Fact(phrases.rulesLabel, phrases.description(of: system.rules)),
    ]
    do {
      let missed = WordTally.mostInNeed(try await quiz.tallies(of: choice.lesson)).count
      if missed > 0 { facts.append(Fact(phrases.missedLabel, phrases.formats.number(missed))) }
      return (facts, [])
    } catch {
      return (facts, [Notice(phrases.failure(for: error).text, .bad)])
    }
  }
}
