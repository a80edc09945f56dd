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
  func forEach(_ visit: (FeedSpot, FeedRecord) -> Void) -> FeedFindings {
    switch self {
    case .table(let table): table.forEach(visit)
    case .list(let list): list.forEach(visit)
    }
  }

  /// Goes through the ids of all records as they stand, and returns what has none.
  func forEachID(_ visit: (FeedSpot, String) -> Void) -> FeedFindings {
    var findings = FeedFindings()
    let take = { (spot: FeedSpot, record: FeedRecord) in
      do throws(FeedTrouble) {
        visit(spot, try record.id())
      } catch {
        findings.append(at: spot, FeedFinding(spot, error, in: record))
      }
    }
    let others =
      switch self {
      case .table(let table): table.forEach(take)
      case .list(let list): list.forEach(readsAll: false, take)
      }
    findings.append(contentsOf: others)
    return findings
  }

  /// Whether two records are written alike, so that they say the same; feeds of one kind, with the same columns, alone.
  func hasSameBytes(at spot: FeedSpot, as other: ListingFeed, at otherSpot: FeedSpot) -> Bool {
    guard case (.list(let list), .list(let other)) = (self, other) else { return false }
    return list.hasSameBytes(at: spot, as: other, at: otherSpot)
  }

  /// Returns the record that begins where one was found before.
  func record(at spot: FeedSpot) -> FeedRecord {
    switch self {
    case .table(let table): table.record(at: spot)
    case .list(let list): list.record(at: spot)
    }
  }
}

extension FeedTable {
  fileprivate func forEach(_ visit: (FeedSpot, FeedRecord) -> Void) -> FeedFindings {
    file.data.lend { bytes in
      var walk = places(in: bytes)
      while let row = walk.next() {
        visit(FeedSpot(byte: row.lowerBound), layout.record(of: bytes[row.lowerBound, row.upperBound]))
      }
      var findings = FeedFindings()
      if let quote = walk.unclosedQuote {
        findings.append(at: FeedSpot(byte: quote), FeedFinding(FeedSpot(byte: quote), .unclosedQuote))
      }
      return findings
    }
  }

  fileprivate func record(at spot: FeedSpot) -> FeedRecord {
    file.data.lend { bytes in
      var walk = DelimitedPlaces(bytes, delimiter: layout.delimiter, from: spot.byte)
      return walk.next().map { layout.record(of: bytes[$0.lowerBound, $0.upperBound]) } ?? FeedRecord()
    }
  }
}
