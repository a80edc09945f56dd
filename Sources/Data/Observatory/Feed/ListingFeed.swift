import ArcadeDomain

/// A feed of listings that was understood as far as what kind it is and where its records stand.
enum ListingFeed: Sendable {
  /// A table, whose rows are read one at a time.
  case table(FeedTable)
  /// Records that were read at once.
  case list(FeedList)

  /// Reads a feed; throws `.corrupt` where it is none at all.
  init(_ file: FeedFile, columns: FeedColumns) throws(RepositoryError) {
    self =
      switch file.kind {
      case .table(let delimiter): .table(try FeedTable(file, delimiter: delimiter, columns: columns))
      case .json: .list(try FeedList(json: file, columns: columns))
      case .jsonLines: .list(try FeedList(lines: file, columns: columns))
      }
  }

  /// Where it was read from.
  var file: FeedFile {
    switch self {
    case .table(let table): table.file
    case .list(let list): list.file
    }
  }

  /// Goes through all records as they stand, and returns what is none.
  func forEach(_ visit: (FeedSpot, FeedRecord) -> Void) -> [FeedFinding] {
    switch self {
    case .table(let table): return table.forEach(visit)
    case .list(let list):
      for (spot, record) in list.records { visit(spot, record) }
      return list.findings
    }
  }
}

extension FeedTable {
  fileprivate func forEach(_ visit: (FeedSpot, FeedRecord) -> Void) -> [FeedFinding] {
    file.data.lend { bytes in
      var walk = places(in: bytes)
      while let row = walk.next() {
        visit(FeedSpot(byte: row.lowerBound), layout.record(of: bytes[row.lowerBound, row.upperBound]))
      }
      return walk.unclosedQuote.map { [FeedFinding(FeedSpot(byte: $0), .unclosedQuote)] } ?? []
    }
  }
}
