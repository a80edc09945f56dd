import ArcadeDomain
import Foundation

/// The names that lead to a category, as one text: JSON, since a name may hold any sign.
enum CategoryPath {
  static func text(of path: [String]) -> String {
    "[" + path.map { "\"\(escaped($0))\"" }.joined(separator: ",") + "]"
  }

  private static func escaped(_ name: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += ["\\", scalar]
      case "\u{0}"..."\u{1F}":
        text += ("\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)).unicodeScalars
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// The names in such a text; nil where it is no list of texts.
  static func names(in text: String) -> [String]? {
    guard let list = try? JSONNode(reading: Data(text.utf8), subject: "path").list() else { return nil }
    var names: [String] = []
    for node in list {
      guard case .text(let name) = node.value else { return nil }
      names.append(name)
    }
    return names
  }
}

extension Connection {
  /// Reads the categories of a game; throws `.corrupt` where one is missing.
  func priceTrails(_ rows: PriceGameRows, knowing known: [CategoryTrail] = []) throws -> [CategoryTrail] {
    var (position, known): (Int64, ArraySlice) = (0, known[...])
    return try self.rows(rows.trails, rows.key) { row in
      guard try row.integer("position") == position else { throw row.mismatch("no category \(position)") }
      position += 1
      if let next = known.popFirst(), try row.holds(next) { return next }
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
        CategoryPath.text(of: trail.path)
      )
    }
  }
}

extension Row {
  /// Whether it holds just this category.
  fileprivate func holds(_ trail: CategoryTrail) throws -> Bool {
    try integer("category_id") == Int64(trail.id) && holds(CategoryPath.text(of: trail.path), "path")
  }

  /// Returns a category with the names that lead to it.
  func categoryTrail() throws(RepositoryError) -> CategoryTrail {
    CategoryTrail(
      id: Int(try integer("category_id")),
      path: try checked("path", CategoryPath.names)
    )
  }
}
