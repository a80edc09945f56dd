extension Migration {
  /// Says on PostgreSQL of each table, view and column what the comment behind it says in a script.
  ///
  /// SQLite keeps those comments by itself: `.schema` shows them.
  static func comments(in script: String) -> String {
    var (table, statements): (Substring, [String]) = ("", [])
    for line in script.split(separator: "\n") {
      guard let dashes = line.firstRange(of: "-- ") else { continue }
      let words = line[..<dashes.lowerBound].split(separator: " ")
      guard words.count > 1 else { continue }
      var place = "COLUMN \(table).\(words[0])"
      if words[0] == "CREATE", words.count > 2 {
        table = words[2]
        place = "\(words[1]) \(table)"
      }
      let text = line[dashes.upperBound...].replacing("'", with: "''")
      statements.append("COMMENT ON \(place) IS '\(text)';")
    }
    return statements.joined(separator: "\n")
  }
}
