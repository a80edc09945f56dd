public import ArcadeDomain

/// Where a screen of falling words can lead, with the words that are chosen: what is played from there.
public struct WordRoute: SystemRoute {
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
    case history(PageCursor = .newest)
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

  /// The addresses of the screens of falling words.
  public static let addresses = AddressTable<WordRoute>(
    "words",
    page("", .home),
    page("topics", .topics),
    page("decks", .decks),
    AddressLine("game/*", .wordGame, .choice, to: { WordRoute(.game($0), $1) }) {
      if case .game(let id) = $0.screen { (id, $0.choice) } else { nil }
    },
    AddressLine("games", .place, .choice, to: { WordRoute(.history($0), $1) }) {
      if case .history(let place) = $0.screen { (place, $0.choice) } else { nil }
    },
    AddressLine("games/*", .wordGame, .choice, to: { WordRoute(.pastGame($0), $1) }) {
      if case .pastGame(let id) = $0.screen { (id, $0.choice) } else { nil }
    },
    page("best", .best),
    AddressLine("words", .text("find"), .page, .choice, to: { WordRoute(.words(matching: $0, page: $1), $2) }) {
      if case .words(let text, let page) = $0.screen { (text, page, $0.choice) } else { nil }
    },
    page("stats", .stats),
    AddressLine("learn", .isOneWay, .newCards, .choice, to: { WordRoute(.learn(isOneWay: $0, new: $1), $2) }) {
      if case .learn(let isOneWay, let new) = $0.screen { (isOneWay, new, $0.choice) } else { nil }
    },
    page("progress", .progress)
  )

  private static func page(_ word: String, _ screen: Screen) -> AddressLine<WordRoute> {
    AddressLine(word, .choice, to: { WordRoute(screen, $0) }, from: { $0.screen == screen ? .some($0.choice) : nil })
  }

  /// Whoever chooses other words stays on the same screen, and a new game takes the place of the one before.
  public var place: String {
    if case .game = screen { Address("words", "game").text } else { Self.addresses.path(of: self) }
  }
}

extension AddressValue<DeckSelection?> {
  /// The words that are chosen; nil if the address names no deck.
  fileprivate static var choice: AddressValue {
    all { query in
      guard query["deck"] != nil else { return .some(nil) }
      return DeckSelection(query).map { .some($0) }
    } query: {
      $0?.query ?? [:]
    }
  }
}

extension AddressValue<PastWordGame.ID> {
  /// A game; one that could not be stored yet has a number below 0.
  fileprivate static var wordGame: AddressValue {
    part({ text in Int64(text).flatMap { String($0) == text && $0 != 0 ? PastWordGame.ID(number: $0) : nil } }) {
      String($0.number)
    }
  }
}

extension AddressValue<Bool> {
  /// Whether only the chosen direction is asked.
  fileprivate static var isOneWay: AddressValue { query("way", { $0 == "one" }, text: { $0 ? "one" : "" }) }
}

/// What a player can want on every screen of falling words.
public enum WordIntent: Hashable, RoutedIntent {
  /// A new game with some of the words that are chosen; without a choice, with the usual ones.
  case play(DeckSelection?, FallingSetup.Choice)
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
