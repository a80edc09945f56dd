public import ArcadeDomain

/// Where a screen of the name game can lead; from each of them a player may go to any other.
public enum NameRoute: SystemRoute {
  /// To the first screen.
  case home
  /// To a game of this session or, where it has ended, to what it has come to.
  case game(GameID)
  /// To the people, with what was answered about each.
  case people
  /// To the card of somebody.
  case person(Person.ID)
  /// To a page of the games that were played to their end.
  case history(PageCursor = .newest)
  /// To the best game of each mode.
  case best
  /// To the best games, and the people most in need of practice.
  case stats
  /// To the names that are due, and new ones: of a team where one is named, with a number of new ones for the day.
  case learn(team: String? = nil, new: Int? = nil)
  /// To how everybody gets on, and whom most miss.
  case progress

  /// The addresses of the name game's screens.
  public static let addresses = AddressTable<NameRoute>(
    "names",
    AddressLine("", .home),
    AddressLine("game/*", .game, to: { .game($0) }) { if case .game(let id) = $0 { id } else { nil } },
    AddressLine("people", .people),
    AddressLine("people/*", .person, to: { .person($0) }) {
      if case .person(let id) = $0 { id } else { nil }
    },
    AddressLine("games", .place, to: { .history($0) }) { if case .history(let place) = $0 { place } else { nil } },
    AddressLine("best", .best),
    AddressLine("stats", .stats),
    AddressLine("learn", .optional("team"), .newCards, to: { .learn(team: $0, new: $1) }) {
      if case .learn(let team, let new) = $0 { (team, new) } else { nil }
    },
    AddressLine("progress", .progress)
  )

  /// A new game takes the place of the one before.
  public var place: String {
    switch self {
    case .game: Address("names", "game").text
    case .learn: Address("names", "learn").text
    default: address
    }
  }
}

extension AddressValue<Person.ID> {
  /// Somebody who can be looked at.
  fileprivate static var person: AddressValue { part({ Person.ID($0) }, text: \.key) }
}
