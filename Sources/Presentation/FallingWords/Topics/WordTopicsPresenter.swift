import ArcadeDomain

/// The topics of a deck; each can be played on its own.
public struct WordTopicsPresenter: DeckPresenter {
  public let system: WordScreens
  let choice: DeckSelection?
  var isRetry = false

  /// Creates the list of a deck's topics.
  public init(_ system: WordScreens, _ choice: DeckSelection? = nil) { (self.system, self.choice) = (system, choice) }

  public var route: WordRoute { WordRoute(.topics, choice) }
  public var title: String { phrases.topicLabel }

  func load(_ can: inout WordActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    let (chosen, loaded) = try can.scope.loaded
    let deck = loaded.value
    contents.title = phrases.topicsTitle(deck.name)
    guard !deck.topics.isEmpty else {
      contents.layout = can.layout(can.decks.first)
      return contents.content = .empty(phrases.noTopics)
    }
    let table = Table(topicsOf: deck, chosen, phrases: phrases)
    let rows = deck.topics.map { (WordRoute(.home, chosen.about($0)), Choice($0)) }
    contents.content = .ready(Page(.table(table)))
    let everything = Action<WordIntent>(
      "topic all",
      phrases.allTopicsAction,
      caption: phrases.allTopicsCaption,
      to: WordRoute(.home, chosen.about(nil)),
      weight: .main
    )
    can.own = [system.opening(rows, phrases.topicLabel, phrases.openTopicAction), everything]
    contents.layout = can.layout(everything)
  }
}

extension Table {
  /// Creates a table of a deck's topics with their numbers of pairs.
  fileprivate init(topicsOf deck: Deck, _ choice: DeckSelection, phrases: WordPhrases) {
    self.init(of: deck.topics, firstNumber: 1, id: { $0 }, address: { WordRoute(.home, choice.about($0)).address }) {
      TableColumn(phrases.topicLabel, mayBeCut: true) { Cell($0, .strong) }
      TableColumn(phrases.pairsLabel, isNumber: true) { topic in
        phrases.formats.number(deck.pairs.count { $0.topics.contains(topic) })
      }
    }
  }
}
