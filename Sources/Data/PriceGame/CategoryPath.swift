import ArcadeDomain
import Foundation

/// The names that lead to a category, as one text: JSON, since a name may hold any sign.
enum CategoryPath {
  static func text(of path: [String]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(path), as: UTF8.self)
  }
}

extension Connection {
  static let priceTrails = "SELECT * FROM price_game_categories WHERE game_id = ? ORDER BY position"

  /// Reads the categories of a game; throws `.corrupt` where one is missing.
  func priceTrails(of game: Int64) throws -> [CategoryTrail] {
    var position: Int64 = 0
    return try rows(Self.priceTrails, game) { row in
      guard try row.integer("position") == position else { throw row.mismatch("no category \(position)") }
      position += 1
      return try row.categoryTrail()
    }
  }

  /// Writes the categories of a game.
  func insertPriceTrails(_ trails: [CategoryTrail], of game: Int64) throws {
    for (position, trail) in trails.enumerated() {
      try run(
        "INSERT INTO price_game_categories (game_id, position, category_id, path) VALUES (?, ?, ?, ?)",
        game,
        position,
        trail.id,
        try CategoryPath.text(of: trail.path)
      )
    }
  }
}

extension Row {
  /// Returns a category with the names that lead to it.
  func categoryTrail() throws(RepositoryError) -> CategoryTrail {
    CategoryTrail(
      id: Int(try integer("category_id")),
      path: try checked("path") { try? JSONDecoder().decode([String].self, from: Data($0.utf8)) }
    )
  }
}
