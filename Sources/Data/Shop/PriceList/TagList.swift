/// Tags in one cell of a table: between bars, which their words may not have, or else between commas, semicolons or spaces.
enum TagList {
  private static let bar: Character = "|"

  /// Returns the tags of a cell.
  static func tags(in text: String) -> [String] {
    let hasBars = text.contains(bar)
    return text.split { hasBars ? $0 == bar : ",;".contains($0) || $0.isWhitespace }
      .map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Returns a cell with tags; a bar stands behind a single one that has a space or a comma in it.
  static func text(of tags: [String]) -> String {
    let arePlain = tags.allSatisfy { !$0.contains { ",;".contains($0) || $0.isWhitespace } }
    if arePlain { return tags.joined(separator: " ") }
    return tags.count == 1 ? tags[0] + String(bar) : tags.joined(separator: String(bar))
  }
}
