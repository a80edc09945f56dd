import ArcadeDomain

/// The hashes of all rows of a feed, and what is no row.
///
/// Hashing takes more than half of the time of a comparison: finding the fields
/// and reading the figures a third of that each, and putting the prints where
/// they belong a quarter.
struct HashedFeed: Sendable {
  let prints: RowPrints
  let faults: FeedFaults
  /// Whether some of it is not UTF-8.
  var hasOtherBytes = false

  /// Reads a feed.
  init(_ compared: ComparedFeed, _ hash: KeyedHash) throws(RepositoryError) {
    switch compared.feed {
    case .list(let list):
      var printer = ListPrinter(list, hash)
      list.file.data.lend { printer.takeAll(in: $0) }
      printer.finish()
      (prints, faults) = (printer.prints, printer.faults)
    case .table(let table):
      var printer = TableHasher(table.layout, of: compared.source.count, hash)
      try compared.source.forEachPart(from: table.start) { part, base, isLast in
        printer.take(part, at: base, isLast: isLast)
      }
      printer.finish()
      (prints, faults, hasOtherBytes) = (printer.prints, printer.faults, printer.hasOtherBytes)
    }
  }
}
