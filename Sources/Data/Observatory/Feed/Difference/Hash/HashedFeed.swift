import ArcadeDomain

/// The hashes of all rows of a feed, and what is no row.
///
/// Hashing takes two thirds of the time of a comparison, half of that for
/// finding the fields and a third for reading the figures.
struct HashedFeed: Sendable {
  let prints: RowPrints
  let faults: FeedFaults

  /// Reads a feed.
  init(_ compared: ComparedFeed, _ hash: KeyedHash) throws(RepositoryError) {
    switch compared.feed {
    case .list(let list):
      var printer = ListPrinter(list, hash)
      list.file.data.lend { printer.takeAll(in: $0) }
      printer.finish()
      (prints, faults) = (printer.prints, printer.faults)
    case .table(let table):
      var printer = TablePrinter(table.layout, of: compared.source.count, hash)
      try compared.source.forEachPart(from: table.start) { part, base, isLast in
        printer.take(part, at: base, isLast: isLast)
      }
      printer.finish()
      (prints, faults) = (printer.prints, printer.faults)
    }
  }
}
