public import ArcadeDomain

/// Where a screen of the price game can lead; from each of them a player may go to any other.
public enum PriceRoute: SystemRoute {
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
  case history(PageCursor = .newest)
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

  /// A new game takes the place of the one before.
  public var place: String { if case .game = self { Address("prices", "game").text } else { address } }
}

extension AddressValue<[PriceCategory.ID]> {
  /// Categories, each of them below the one before.
  fileprivate static var categories: AddressValue {
    parts { texts in
      let ids = texts.compactMap { PriceCategory.ID($0) }.filter { $0 > 0 }
      return ids.count == texts.count ? ids : nil
    } texts: {
      $0.map(String.init)
    }
  }
}
