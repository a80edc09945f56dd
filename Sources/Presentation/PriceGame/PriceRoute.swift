public import ArcadeDomain

/// A route of the price game; every screen links to all others.
public enum PriceRoute: SystemRoute {
  /// The first screen of the price game.
  case home
  /// The rules of the game.
  case instructions
  /// The categories at the end of a path from the top; an empty path is the top.
  case categories([PriceCategory.ID])
  /// A game in progress, or its result if it ended in this session.
  case game(GameID)
  /// All questions of a finished game.
  case pastGame(PastPriceGame.ID)
  /// A page of the finished games.
  case history(PageCursor = .newest)
  /// The best games of all players.
  case best
  /// The statistics of the player.
  case stats
  /// The daily challenge of a day; nil for today.
  case daily(CalendarDay?)
  /// The result of a daily challenge to share; nil for today.
  case share(CalendarDay?)
  /// The standings of all players, of today and of this week.
  case standings

  /// The addresses of the price game's screens.
  public static let addresses = AddressTable<PriceRoute>(
    "prices",
    AddressLine("", .home),
    AddressLine("instructions", .instructions),
    AddressLine("categories/**", .categories, to: { .categories($0) }) {
      if case .categories(let path) = $0 { path } else { nil }
    },
    AddressLine("game/*", .game, to: { .game($0) }) { if case .game(let id) = $0 { id } else { nil } },
    AddressLine("games/*", .id(), to: { .pastGame($0) }) { if case .pastGame(let id) = $0 { id } else { nil } },
    AddressLine("games", .place, to: { .history($0) }) { if case .history(let place) = $0 { place } else { nil } },
    AddressLine("best", .best),
    AddressLine("stats", .stats),
    AddressLine("daily", .daily(nil)),
    AddressLine("daily/*", .day, to: { .daily($0) }) { if case .daily(let day?) = $0 { day } else { nil } },
    AddressLine("share", .share(nil)),
    AddressLine("share/*", .day, to: { .share($0) }) { if case .share(let day?) = $0 { day } else { nil } },
    AddressLine("standings", .standings)
  )

  /// The same text for all games, so that only the last is in the history.
  public var place: String { if case .game = self { Address("prices", "game").text } else { address } }
}

extension AddressValue<[PriceCategory.ID]> {
  /// The category IDs of a path.
  fileprivate static var categories: AddressValue {
    parts { texts in
      let ids = texts.compactMap { PriceCategory.ID($0) }.filter { $0 > 0 }
      return ids.count == texts.count ? ids : nil
    } texts: {
      $0.map(String.init)
    }
  }
}
