import ArcadeDomain

/// The queries for what belongs to one game.
struct PriceGameRows {
  /// What stands for the `?` in each of them.
  let key: SQLValue
  private let game: String

  var products: String { query("price_products", by: "product_id") }
  var trails: String { query("price_game_categories", by: "position") }
  var rounds: String { query("price_rounds", by: "number") }
  var options: String { query("price_options", by: "position") }
  var upcoming: String { query("price_upcoming", by: "position") }

  /// Those of a game whose number is known.
  static func ofGame(_ id: Int64) -> PriceGameRows { PriceGameRows(key: .integer(id), game: "?") }

  /// Those of an owner's game in progress, which can be asked for together with it: one way to a server, not two.
  static func ofOpenGame(of owner: Owner) -> PriceGameRows {
    PriceGameRows(key: owner.sqlValue, game: "(SELECT id FROM price_games WHERE owner = ? AND state = 'open')")
  }

  private func query(_ table: String, by column: String) -> String {
    "SELECT * FROM \(table) WHERE game_id = \(game) ORDER BY \(column)"
  }
}
