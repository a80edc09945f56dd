import ArcadeDomain

extension Connection {
  /// Reads a part of a list whose rows are numbered by `id`, by a query that ends with a condition.
  func part<Value>(
    _ sql: String,
    _ values: any SQLConvertible...,
    at place: ListPlace,
    most: Int,
    map: (Row) throws -> Value
  ) throws(RepositoryError) -> ListPart<(id: Int64, value: Value)> {
    let (condition, end) =
      switch place {
      case .newest: ("id < ? ORDER BY id DESC", Int64.max)
      case .before(let id): ("id < ? ORDER BY id DESC", id)
      case .after(let id): ("id > ? ORDER BY id", id)
      }
    var found: [(id: Int64, value: Value)] = []
    try forEachRow("\(sql) AND \(condition) LIMIT ?", values: values + [end, most + 1]) { row in
      found.append((try row.integer("id"), try map(row)))
    }
    if case .after = place { found.reverse() }
    return ListPart(at: place, upTo: most, of: found)
  }
}
