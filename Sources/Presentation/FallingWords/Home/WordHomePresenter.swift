public import ArcadeDomain

/// Shows which deck would be played and how, and lets it be changed.
///
/// It runs on whichever actor calls it.
public final class WordHomePresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<WordHomeScreen>)?
  /// What leaves the screen.
  public weak var router: (any WordRouter)?

  private let quiz: WordQuiz
  private let rules: FallingRules
  private let phrases: any WordPhrases
  private var lesson: WordLesson?
  private var topic: String?
  /// A topic that was asked for before the deck was known.
  private var wantedTopic: String?

  /// Makes a presenter for games under some rules; without a deck, the one played last is chosen.
  public init(quiz: WordQuiz, deck: Deck.ID? = nil, topic: String? = nil, rules: FallingRules, phrases: any WordPhrases)
  {
    self.quiz = quiz
    self.rules = rules
    self.phrases = phrases
    wantedTopic = topic
    lesson = deck.map { WordLesson($0) }
  }

  /// Shows what would be played, loading the deck.
  public func show() async { await render() }

  /// Loads the deck anew.
  public func retry() async { await render(isRetry: true) }

  /// Chooses a deck, whatever it is known by.
  public func choose(_ deck: Deck.ID) async {
    lesson = WordLesson(deck)
    topic = nil
    await render()
  }

  /// Chooses the deck in a row of the list.
  public func choose(number text: String) async {
    do {
      guard let deck = try await quiz.decks.decks().row(numbered: text) else {
        return await render([Notice(phrases.noSuchDeck(text), .warning)])
      }
      await choose(deck.id)
    } catch {
      await render([Notice(phrases.wordFailure(for: error).text, .bad)])
    }
  }

  /// Exchanges the languages.
  public func swap() async {
    guard let current = await currentLesson() else { return }
    lesson = current.swapped
    await render()
  }

  /// Shows the topics of the deck.
  public func showTopics() async {
    guard let lesson = await currentLesson() else { return }
    do {
      let deck = try await quiz.decks.deck(lesson.deck).value
      guard !deck.topics.isEmpty else { return await render([Notice(phrases.noTopics, .warning)]) }
      view?.render(
        WordHomeScreen(title: phrases.topicsTitle(deck.name), content: .topics(phrases.topicTable(of: deck)))
      )
    } catch {
      await render([Notice(phrases.wordFailure(for: error).text, .bad)])
    }
  }

  /// Plays only pairs about a topic, by its number or name; nil is all of them.
  public func choose(topic text: String?) async {
    guard let lesson = await currentLesson() else { return }
    guard let text else {
      topic = nil
      return await render()
    }
    do {
      let topics = try await quiz.decks.deck(lesson.deck).value.topics
      guard let found = Self.topic(text, among: topics) else {
        return await render([Notice(phrases.sentence(for: .noSuchTopic(text)), .warning)])
      }
      topic = found
      await render()
    } catch {
      await render([Notice(phrases.wordFailure(for: error).text, .bad)])
    }
  }

  /// Begins a game with the chosen deck, or with its missed pairs.
  public func play(missed: Bool = false) async {
    guard let lesson = await currentLesson() else { return }
    await go(to: .play(FallingPlan(lesson, topic: topic, choice: missed ? .missed : .all, rules: rules)))
  }

  /// Goes to what belongs to the chosen lesson.
  public func go(toLesson route: (WordLesson) -> WordRoute) async {
    guard let lesson = await currentLesson() else { return }
    await go(to: route(lesson))
  }

  /// Goes to another screen.
  public func go(to route: WordRoute) async {
    await router?.follow(route)
  }
}

extension WordHomePresenter {
  /// Why a deck cannot be chosen by its number; nil where it can.
  public func refusal(ofDeck text: String) async -> String? {
    guard let decks = try? await quiz.decks.decks() else { return nil }
    return decks.row(numbered: text) == nil ? phrases.noSuchDeck(text) : nil
  }

  /// Why a topic of the chosen deck cannot be chosen; nil where it can.
  public func refusal(ofTopic text: String) async -> String? {
    guard let lesson, let deck = try? await quiz.decks.deck(lesson.deck).value else { return nil }
    return Self.topic(text, among: deck.topics) == nil ? phrases.sentence(for: .noSuchTopic(text)) : nil
  }

  /// The topic with a name, whatever its case and accents, or else with a number.
  private static func topic(_ text: String, among topics: [String]) -> String? {
    let key = SearchKey.of(text)
    return topics.first { $0 == text } ?? topics.first { SearchKey.of($0) == key } ?? topics.row(numbered: text)
  }

  /// Chooses the topic that was asked for with the deck; a notice where the deck has none such.
  private func takeWantedTopic(from deck: Deck) -> [Notice] {
    guard let wanted = wantedTopic else { return [] }
    wantedTopic = nil
    topic = Self.topic(wanted, among: deck.topics)
    return topic == nil ? [Notice(phrases.sentence(for: .noSuchTopic(wanted)), .warning)] : []
  }

  /// The chosen lesson, else the one played last, else the first deck; where there is none, that is shown.
  private func currentLesson() async -> WordLesson? {
    if let lesson { return lesson }
    do {
      let decks = try await quiz.decks.decks()
      let last = try? await quiz.games.history().first?.start.lesson
      let known = last.flatMap { last in decks.contains { $0.id == last.deck } ? last : nil }
      lesson = known ?? decks.first.map { WordLesson($0.id) }
      if lesson == nil { render(failure: phrases.wordFailure(for: WordsError.emptyDeck)) }
    } catch {
      render(failure: phrases.wordFailure(for: error))
    }
    return lesson
  }

  private func render(_ notices: [Notice] = [], isRetry: Bool = false) async {
    guard let lesson = await currentLesson() else { return }
    // What ships with the app is at hand.
    if (try? await quiz.decks.decks().first { $0.id == lesson.deck })?.origin != .bundled {
      view?.render(WordHomeScreen(title: phrases.homeTitle, content: .loading(phrases.loadingDeck)))
    }
    do {
      let loaded = try await isRetry ? quiz.decks.refreshed(lesson.deck) : quiz.decks.deck(lesson.deck)
      let topicTrouble = takeWantedTopic(from: loaded.value)
      let (facts, trouble) = await facts(about: loaded.value, lesson)
      let screen = WordHomeScreen(
        title: phrases.homeTitle,
        content: .choice(facts),
        notices: notices + topicTrouble + phrases.notices(about: loaded) + trouble
          + phrases.notices(aboutUnsaved: quiz.games.unsaved)
      )
      view?.render(screen)
    } catch {
      render(failure: phrases.loadFailure(for: error), notices)
    }
  }

  private func facts(about deck: Deck, _ lesson: WordLesson) async -> ([Fact], trouble: [Notice]) {
    let languages = deck.languages
    let asked = phrases.name(of: languages.asked(lesson.direction))
    let answered = phrases.name(of: languages.answered(lesson.direction))
    let count = topic.map { topic in deck.pairs.count { $0.topic == topic } } ?? deck.pairs.count
    var facts = [
      Fact(phrases.deckLabel, deck.name), Fact(phrases.languagesLabel, phrases.direction(asked, answered)),
      Fact(phrases.topicLabel, topic ?? phrases.allTopics), Fact(phrases.pairsLabel, phrases.formats.number(count)),
      Fact(phrases.rulesLabel, phrases.description(of: rules)),
    ]
    do {
      let missed = WordTally.mostInNeed(try await quiz.games.tallies(of: lesson)).count
      if missed > 0 { facts.append(Fact(phrases.missedLabel, phrases.formats.number(missed))) }
      return (facts, [])
    } catch {
      return (facts, [Notice(phrases.wordFailure(for: error).text, .bad)])
    }
  }

  private func render(failure: Failure, _ notices: [Notice] = []) {
    view?.render(WordHomeScreen(title: phrases.homeTitle, content: .failed(failure), notices: notices))
  }
}
