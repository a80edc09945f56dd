public import ArcadeDomain

/// Where a screen of the price game can lead; from each of them a player may go to any other.
public enum PriceRoute: Route {
  /// To the first screen.
  case home
  /// To how the game is played.
  case instructions
  /// To the categories below the last of those given, which lead down to it from the top; without any, to the topmost.
  case categories([PriceCategory.ID])
  /// To a game in progress or, where it has ended in this session, to what it has come to.
  case game(GameID)
  /// To every question of a finished game.
  case pastGame(PastPriceGame.ID)
  /// To a page of the finished games.
  case history(ListPlace = .newest)
  /// To the best of them.
  case best
  /// To one's own progress.
  case stats
  /// To the daily of a day, or of today.
  case daily(CalendarDay?)
  /// To the lines that tell others how the daily of a day, or of today, went.
  case share(CalendarDay?)
  /// To everybody's dailies of today and of this week.
  case standings

  /// The address of the screen, such as `/prices/categories/45974`.
  public var address: String {
    switch self {
    case .home: Address("prices").text
    case .instructions: Address("prices", "instructions").text
    case .categories(let path): Address(["prices", "categories"] + path.map(String.init)).text
    case .game(let id): Address("prices", "game", String(id.number)).text
    case .pastGame(let id): Address("prices", "games", String(id.number)).text
    case .history(let place): Address("prices", "games", query: place.query).text
    case .best: Address("prices", "best").text
    case .stats: Address("prices", "stats").text
    case .daily(let day): Address(["prices", "daily"] + [day?.isoText].compactMap(\.self)).text
    case .share(let day): Address(["prices", "share"] + [day?.isoText].compactMap(\.self)).text
    case .standings: Address("prices", "standings").text
    }
  }

  /// A new game takes the place of the one before.
  public var place: String {
    if case .game = self { Address("prices", "game").text } else { address }
  }

  /// Reads an address; nil for one that leads nowhere in the price game.
  public init?(address text: String) {
    guard let address = Address(text), address.parts.first == "prices" else { return nil }
    let parts = address.parts
    switch (parts.dropFirst().first, parts.dropFirst(2)) {
    case (nil, _): self = .home
    case ("instructions", []): self = .instructions
    case ("categories", let path):
      let ids = path.compactMap { PriceCategory.ID($0) }.filter { $0 > 0 }
      guard ids.count == path.count else { return nil }
      self = .categories(ids)
    case ("game", let rest) where rest.count == 1:
      guard let id = GameID(text: rest.first ?? "") else { return nil }
      self = .game(id)
    case ("games", []): self = .history(ListPlace(address.query))
    case ("games", let rest) where rest.count == 1:
      guard let id = PastPriceGame.ID(text: rest.first ?? "") else { return nil }
      self = .pastGame(id)
    case ("best", []): self = .best
    case ("stats", []): self = .stats
    case ("standings", []): self = .standings
    case ("daily", []): self = .daily(nil)
    case ("share", []): self = .share(nil)
    case ("daily", let rest), ("share", let rest):
      guard rest.count == 1, let day = CalendarDay(iso: rest.first ?? "") else { return nil }
      self = parts[1] == "daily" ? .daily(day) : .share(day)
    default: return nil
    }
  }
}
