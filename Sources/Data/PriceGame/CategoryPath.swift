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

extension Row {
  /// Returns the names in `category_path`.
  func categoryPath() throws(RepositoryError) -> [String] {
    try checked("category_path") { try? JSONDecoder().decode([String].self, from: Data($0.utf8)) }
  }
}
