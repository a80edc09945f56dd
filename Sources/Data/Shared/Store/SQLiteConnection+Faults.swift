import ArcadeDomain

extension SQLiteConnection {
  /// Finds what SQLite itself says of the file, and the rows that break what their tables say of themselves.
  ///
  /// Somebody may have switched the checks off. Which rows they are SQLite does not tell, so those of a table that it
  /// names are tried one by one on an empty one.
  func faults(in shapes: [TableShape], asMadeBy migrations: [Migration]) throws(RepositoryError) -> [StoreFault] {
    var faults: [StoreFault] = []
    for shape in shapes {
      let said = try rows("PRAGMA integrity_check(\(shape.name))") { try $0.text("integrity_check") }
      guard said != ["ok"] else { continue }
      let broken = try brokenRows(of: shape, asMadeBy: migrations)
      faults += broken.isEmpty ? said.map { StoreFault(law: .damage, table: shape.name, row: $0) } : broken
    }
    return faults
  }

  private func brokenRows(
    of shape: TableShape,
    asMadeBy migrations: [Migration]
  ) throws(RepositoryError) -> [StoreFault] {
    let empty = try SQLiteConnection.schema(after: migrations)
    try empty.execute("PRAGMA foreign_keys = OFF")
    var (faults, pages) = ([StoreFault](), StorePages(of: shape, from: self))
    while true {
      let rows = try pages.next()
      guard !rows.isEmpty, faults.count <= StoreFault.mostListed else { return faults }
      for row in rows {
        try empty.execute("DELETE FROM \(shape.name)")
        do throws(RepositoryError) {
          try empty.insert([row], into: shape)
        } catch {
          let isListed = faults.count < StoreFault.mostListed
          let place = isListed ? RowCondition.text(shape.key, shape.key(of: row)) : nil
          faults.append(StoreFault(law: .constraint, table: shape.name, row: place, detail: error.brokenConstraint))
        }
      }
    }
  }
}

extension RepositoryError {
  /// The name of the constraint that SQLite says a row breaks.
  fileprivate var brokenConstraint: String? {
    let words = "constraint failed: "
    guard let start = detail.firstRange(of: words)?.upperBound else { return nil }
    return String(detail[start...].prefix { !$0.isWhitespace })
  }
}
