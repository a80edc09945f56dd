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
    /// The finished games.
    case history
    /// What a finished game came to.
    case pastGame(PastWordGame.ID)
    /// The best game of each lesson.
    case best
    /// How each pair of the lesson was answered.
    case words
    /// The best games, and the pairs of the lesson most in need.
    case stats
  }

  /// The screen.
  public let screen: Screen
  /// The words that are chosen; nil for those played last.
  public let choice: WordChoice?

  /// Leads to a screen, with words that are chosen.
  public init(_ screen: Screen, _ choice: WordChoice? = nil) {
    self.screen = screen
    self.choice = choice
  }

  /// The address of the screen, such as `/words/decks?deck=eng-spa`.
  public var address: String { Address(parts, query: choice?.query ?? [:]).text }

  /// Whoever chooses other words stays on the same screen, and a new game takes the place of the one before.
  public var place: String {
    if case .game = screen { Address("words", "game").text } else { Address(parts).text }
  }

  /// Reads an address; nil for one that leads nowhere in falling words.
  public init?(address text: String) {
    guard let address = Address(text), let screen = Screen(address.parts) else { return nil }
    if address.query["deck"] == nil {
      self.init(screen)
    } else {
      guard let choice = WordChoice(address.query) else { return nil }
      self.init(screen, choice)
    }
  }

  private var parts: [String] {
    switch screen {
    case .home: ["words"]
    case .topics: ["words", "topics"]
    case .decks: ["words", "decks"]
    case .game(let id): ["words", "game", String(id.number)]
    case .history: ["words", "games"]
    case .pastGame(let id): ["words", "games", String(id.number)]
    case .best: ["words", "best"]
    case .words: ["words", "words"]
    case .stats: ["words", "stats"]
    }
  }
}

extension WordRoute.Screen {
  fileprivate init?(_ parts: [String]) {
    guard parts.first == "words" else { return nil }
    switch parts.dropFirst() {
    case []: self = .home
    case ["topics"]: self = .topics
    case ["decks"]: self = .decks
    case ["games"]: self = .history
    case ["best"]: self = .best
    case ["words"]: self = .words
    case ["stats"]: self = .stats
    default:
      // A game that could not be stored yet has a number below 0.
      guard parts.count == 3, let number = Int64(parts[2]), String(number) == parts[2], number != 0 else { return nil }
      switch parts[1] {
      case "game": self = .game(PastWordGame.ID(number: number))
      case "games": self = .pastGame(PastWordGame.ID(number: number))
      default: return nil
      }
    }
  }
}
