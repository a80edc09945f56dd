public import ArcadeDomain

/// A route of falling words, with the words that are played from there.
public struct WordRoute: SystemRoute {
  /// The kinds of screens.
  public enum Screen: Hashable, Sendable {
    /// The home screen with the words to play.
    case home
    /// The topics of the deck.
    case topics
    /// The list of decks.
    case decks
    /// A started game.
    case game(PastWordGame.ID)
    /// A page of the finished games.
    case history(PageCursor = .newest)
    /// The result of a finished game.
    case pastGame(PastWordGame.ID)
    /// The best games of each lesson.
    case best
    /// A page of the deck's pairs with their state of learning, filtered by a text.
    case words(matching: String = "", page: Int = 1)
    /// The best games, and the pairs that need most practice.
    case stats
    /// Learning of due and new words in both directions or in one, with an optional number of new words for the day.
    case learn(isOneWay: Bool = false, new: Int? = nil)
    /// The progress of all players, and the words that most people miss.
    case progress
  }

  /// The kind of screen.
  public let screen: Screen
  /// The selected words; nil for those played last.
  public let choice: DeckSelection?

  /// Creates a route to a screen with the selected words.
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

  /// The same text for a screen with any selection, and for all games, so that only the last is in the history.
  public var place: String {
    if case .game = screen { Address("words", "game").text } else { Self.addresses.path(of: self) }
  }
}

extension AddressValue<DeckSelection?> {
  /// The selected words; nil if the address names no deck.
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
  /// A game; one that is not stored yet has a negative number.
  fileprivate static var wordGame: AddressValue {
    part({ text in Int64(text).flatMap { String($0) == text && $0 != 0 ? PastWordGame.ID(number: $0) : nil } }) {
      String($0.number)
    }
  }
}

extension AddressValue<Bool> {
  /// Whether only the selected direction is asked.
  fileprivate static var isOneWay: AddressValue { query("way", { $0 == "one" }, text: { $0 ? "one" : "" }) }
}

/// An intent on every screen of falling words.
public enum WordIntent: Hashable, RoutedIntent {
  /// Starts a game with some of the selected words; nil for the default selection.
  case play(DeckSelection?, FallingSetup.Choice)
  /// Sets the number of rounds for this session.
  case rounds(Int)
  /// Sets the seconds of a fall for this session.
  case seconds(Int)
  /// Changes a pair of a deck.
  case change(PairChange)
  /// Reloads the screen.
  case show
  /// Opens another screen.
  case go(WordRoute)
}

/// A change of a deck's pairs.
public enum PairChange: Hashable, Sendable {
  /// Adds a pair to the selected deck, or to the user's own.
  case add(WordLesson, word: String, translation: String)
  /// Replaces a pair.
  case edit(TranslatedWord.ID, WordLesson, word: String, translation: String)
  /// Deletes a pair.
  case forget(TranslatedWord.ID, Deck.ID)
}
