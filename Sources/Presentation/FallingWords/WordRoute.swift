public import ArcadeDomain

/// Where a screen of falling words can lead, with the words that are chosen: what is played from there.
public struct WordRoute: Route {
  /// The screens.
  public enum Screen: Hashable, Sendable {
    /// What would be played.
    case home
    /// The topics of the deck.
    case topics
    /// The list of decks.
    case decks
    /// A game that was begun.
    case game(PastWordGame.ID)
    /// A page of the finished games.
    case history(ListPlace = .newest)
    /// What a finished game came to.
    case pastGame(PastWordGame.ID)
    /// The best game of each lesson.
    case best
    /// A page of the pairs of the deck, or of those with a text, with how well they are known.
    case words(matching: String = "", page: Int = 1)
    /// The best games, and the pairs of the lesson most in need.
    case stats
    /// What is due, and new ones: in both directions in turn, or in the chosen one; with a number of new ones for the day.
    case learn(isOneWay: Bool = false, new: Int? = nil)
    /// How everybody gets on, and which words most miss.
    case progress
  }

  /// Where it leads.
  public let screen: Screen
  /// The words that are chosen; nil for those played last.
  public let choice: DeckSelection?

  /// Leads to a screen, with words that are chosen.
  public init(_ screen: Screen, _ choice: DeckSelection? = nil) { (self.screen, self.choice) = (screen, choice) }

  /// The address of the screen, such as `/words/decks?deck=eng-spa`.
  public var address: String {
    var query = choice?.query ?? [:]
    if case .history(let place) = screen { query.merge(place.query) { $1 } }
    if case .learn(let isOneWay, let new) = screen {
      query.merge(["way": isOneWay ? "one" : "", "new": new.map(String.init) ?? ""]) { $1 }
    }
    if case .words(let text, let page) = screen {
      query.merge(["find": text, "page": page == 1 ? "" : String(page)]) { $1 }
    }
    return Address(parts, query: query).text
  }

  /// Whoever chooses other words stays on the same screen, and a new game takes the place of the one before.
  public var place: String {
    if case .game = screen { Address("words", "game").text } else { Address(parts).text }
  }

  /// Reads an address; nil for one that leads nowhere in falling words.
  public init?(address text: String) {
    guard let address = Address(text), var screen = Screen(address.parts) else { return nil }
    if case .history = screen { screen = .history(ListPlace(address.query)) }
    if case .learn = screen {
      let new = address.query["new"].flatMap(Int.init(newCards:))
      screen = .learn(isOneWay: address.query["way"] == "one", new: new)
    }
    if case .words = screen {
      screen = .words(matching: address.query["find"] ?? "", page: Int(address.query["page"] ?? "1") ?? 1)
    }
    if address.query["deck"] == nil {
      self.init(screen)
    } else {
      guard let choice = DeckSelection(address.query) else { return nil }
      self.init(screen, choice)
    }
  }

  private var parts: [String] {
    switch screen {
    case .home: ["words"]
    case .game(let id): ["words", "game", String(id.number)]
    case .history: ["words", "games"]
    case .learn: ["words", "learn"]
    case .words: ["words", "words"]
    case .pastGame(let id): ["words", "games", String(id.number)]
    default: ["words"] + Screen.pages.filter { $0.value == screen }.keys
    }
  }
}

extension WordRoute.Screen {
  /// The screens that are known by a word alone.
  fileprivate static let pages: [String: WordRoute.Screen] = [
    "topics": .topics, "decks": .decks, "games": .history(), "best": .best, "words": .words(), "stats": .stats,
    "learn": .learn(),
    "progress": .progress,
  ]

  fileprivate init?(_ parts: [String]) {
    guard parts.first == "words", parts.count < 4 else { return nil }
    // A game that could not be stored yet has a number below 0.
    let number = parts.count == 3 ? Int64(parts[2]).flatMap { String($0) == parts[2] && $0 != 0 ? $0 : nil } : nil
    switch (parts.dropFirst().first, number.map { PastWordGame.ID(number: $0) }) {
    case (nil, _): self = .home
    case ("game", let id?): self = .game(id)
    case ("games", let id?): self = .pastGame(id)
    case (let word?, nil) where parts.count == 2:
      guard let screen = Self.pages[word] else { return nil }
      self = screen
    default: return nil
    }
  }
}

/// What a player can want on every screen of falling words.
public enum WordIntent: Hashable, RoutedIntent {
  /// A new game with some of the words that are chosen; without a choice, with the usual ones.
  case play(DeckSelection?, FallingPlan.Choice)
  /// Another length of the games of this session.
  case rounds(Int)
  /// Other seconds for the fall of a translation in this session.
  case seconds(Int)
  /// Another deck than it was.
  case change(PairChange)
  /// The screen as it is now.
  case show
  /// Another screen.
  case go(WordRoute)
}

/// What a player can want with a pair of a deck.
public enum PairChange: Hashable, Sendable {
  /// One more, in the deck that is chosen or in one's own.
  case add(WordLesson, word: String, translation: String)
  /// Another one in its place.
  case edit(TranslatedWord.ID, WordLesson, word: String, translation: String)
  /// One less.
  case forget(TranslatedWord.ID, Deck.ID)
}
