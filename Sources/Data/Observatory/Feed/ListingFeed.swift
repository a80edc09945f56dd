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

  /// Goes through the ids of all records as they stand, and returns what has none.
  func forEachID(_ visit: (FeedPosition, String) -> Void) -> FeedFaults {
    var faults = FeedFaults()
    let take = { (position: FeedPosition, record: FeedRecord) in
      do throws(FeedRecordError) {
        visit(position, try record.id())
      } catch {
        faults.append(at: position, FeedFault(position, error, in: record))
      }
    }
    let others =
      switch self {
      case .table(let table): table.forEach(take)
      case .list(let list): list.forEach(readsAll: false, take)
      }
    faults.append(contentsOf: others)
    return faults
  }

  /// Whether two records are written alike, so that they say the same; feeds of one kind, with the same columns, alone.
  func hasSameBytes(at position: FeedPosition, as other: ListingFeed, at otherPosition: FeedPosition) -> Bool {
    guard case (.list(let list), .list(let other)) = (self, other) else { return false }
    return list.hasSameBytes(at: position, as: other, at: otherPosition)
  }

  /// Returns the record that begins where one was found before.
  func record(at position: FeedPosition) -> FeedRecord {
    switch self {
    case .table(let table): table.record(at: position)
    case .list(let list): list.record(at: position)
    }
  }
}

extension FeedTable {
  fileprivate func forEach(_ visit: (FeedPosition, FeedRecord) -> Void) -> FeedFaults {
    file.data.lend { bytes in
      var walk = places(in: bytes)
      while let row = walk.next() {
        visit(FeedPosition(byte: row.lowerBound), layout.record(of: bytes[row.lowerBound, row.upperBound]))
      }
      var faults = FeedFaults()
      if let quote = walk.unclosedQuote {
        faults.append(at: FeedPosition(byte: quote), FeedFault(FeedPosition(byte: quote), .unclosedQuote))
      }
      return faults
    }
  }

  fileprivate func record(at position: FeedPosition) -> FeedRecord {
    file.data.lend { bytes in
      var walk = DelimitedPlaces(bytes, delimiter: layout.delimiter, from: position.byte)
      return walk.next().map { layout.record(of: bytes[$0.lowerBound, $0.upperBound]) } ?? FeedRecord()
    }
  }
}
