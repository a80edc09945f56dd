import ArcadeDomain

extension ComparedFeed {
  /// Returns what a row says.
  func record(in row: LentBytes, at place: RowPlace) -> FeedRecord {
    switch feed {
    case .table(let table): table.layout.record(of: row)
    case .list(let list): list.record(at: FeedPosition(byte: place.start))
    }
  }

  /// Reads a row.
  func record(at place: RowPlace) throws(RepositoryError) -> FeedRecord {
    var record = FeedRecord()
    try source.forEach([place]) { record = self.record(in: $0, at: place) }
    return record
  }

  /// Reads the ids of rows, in the order of their bytes.
  func ids(of rows: [RowPlace]) throws(RepositoryError) -> [String] {
    var reader = RowReader(self)
    let ids = try reader.rows(at: rows).map(\.id)
    return ids.sorted { IDOrder(of: $0, relativeTo: $1) == .before }
  }
}
