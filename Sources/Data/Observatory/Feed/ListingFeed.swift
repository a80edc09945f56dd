import ArcadeDomain

/// A feed of listings that was understood as far as what kind it is and where its records stand.
enum ListingFeed: Sendable {
  /// A table, whose rows are read one at a time.
  case table(FeedTable)
  /// Records in JSON, which are read one at a time too.
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
  func forEach(_ visit: (FeedPosition, FeedRecord) -> Void) -> FeedFaults {
    switch self {
    case .table(let table): table.forEach(visit)
    case .list(let list): list.forEach(visit)
    }
  }
}

extension FeedTable {
  fileprivate func forEach(_ visit: (FeedPosition, FeedRecord) -> Void) -> FeedFaults {
    file.data.lend { bytes in
      var walk = places
      while let row = walk.next(in: bytes) {
        visit(FeedPosition(byte: row.lowerBound), layout.record(of: bytes[row.lowerBound, row.upperBound]))
      }
      var faults = FeedFaults()
      if let quote = walk.unclosedQuote {
        faults.append(at: quote, FeedFault(FeedPosition(byte: quote), .unclosedQuote))
      }
      return faults
    }
  }
}
