public import ArcadeDomain

/// Where a screen of the name game can lead; from each of them a player may go to any other.
public enum NameRoute: Route {
  /// To the first screen.
  case home
  /// To a game of this session or, where it has ended, to what it has come to.
  case game(GameID)
  /// To the people, with what was answered about each.
  case people
  /// To the card of somebody.
  case person(Person.ID)
  /// To a page of the games that were played to their end.
  case history(ListPlace = .newest)
  /// To the best game of each mode.
  case best
  /// To the best games, and the people most in need of practice.
  case stats
  /// To the names that are due, and new ones: of a team where one is named, with a number of new ones for the day.
  case learn(team: String? = nil, new: Int? = nil)
  /// To how everybody gets on, and whom most miss.
  case progress

  /// The address of the screen, such as `/names/people/P07`.
  public var address: String {
    switch self {
    case .home: Address("names").text
    case .game(let id): Address("names", "game", String(id.number)).text
    case .people: Address("names", "people").text
    case .person(let id): Address("names", "people", id.key).text
    case .history(let place): Address("names", "games", query: place.query).text
    case .best: Address("names", "best").text
    case .stats: Address("names", "stats").text
    case .learn(let team, let new):
      Address("names", "learn", query: ["team": team ?? "", "new": new.map(String.init) ?? ""]).text
    case .progress: Address("names", "progress").text
    }
  }

  /// A new game takes the place of the one before.
  public var place: String {
    switch self {
    case .game: Address("names", "game").text
    case .learn: Address("names", "learn").text
    default: address
    }
  }

  /// Reads an address; nil for one that leads nowhere in the name game.
  public init?(address text: String) {
    guard let address = Address(text), address.parts.first == "names" else { return nil }
    let parts = address.parts
    switch parts.dropFirst() {
    case []: self = .home
    case let rest where rest.count == 2 && rest.first == "game":
      guard let id = GameID(text: parts[2]) else { return nil }
      self = .game(id)
    case ["people"]: self = .people
    case let rest where rest.count == 2 && rest.first == "people": self = .person(Person.ID(parts[2]))
    case ["games"]: self = .history(ListPlace(address.query))
    case ["best"]: self = .best
    case ["stats"]: self = .stats
    case ["learn"]: self = .learn(team: address.query["team"], new: address.query["new"].flatMap(Int.init(newCards:)))
    case ["progress"]: self = .progress
    default: return nil
    }
  }
}
