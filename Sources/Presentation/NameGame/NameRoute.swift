public import ArcadeDomain

/// A route of the name game; every screen links to all others.
public enum NameRoute: SystemRoute {
  /// The first screen of the name game.
  case home
  /// A game of this session, or its result if it is over.
  case game(GameID)
  /// The people with their results.
  case people
  /// The card of a person.
  case person(Person.ID)
  /// A page of the completed games.
  case history(PageCursor = .newest)
  /// The best game of each mode.
  case best
  /// The best games, and the people who need most practice.
  case stats
  /// Learning of due and new names, of all people or a team, with an optional number of new names for the day.
  case learn(team: String? = nil, new: Int? = nil)
  /// The progress of all players, and the people who are missed most.
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

  /// The same text for all games, so that only the last is in the history.
  public var place: String {
    switch self {
    case .game: Address("names", "game").text
    case .learn: Address("names", "learn").text
    default: address
    }
  }
}

extension AddressValue<Person.ID> {
  /// A person by ID.
  fileprivate static var person: AddressValue { part({ Person.ID($0) }, text: \.key) }
}
