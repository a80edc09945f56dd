import ArcadeDomain

extension Connection {
  /// Returns the number after the highest one in a table whose rows are numbered anew where the last ones went.
  func numberAfterAll(in table: String) throws(RepositoryError) -> Int64 {
    try hold(table, of: "name", in: "counters")
    return try number("SELECT coalesce(max(id), 0) + 1 AS id FROM \(table)")
  }
}
