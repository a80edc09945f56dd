public import ArcadeDomain

/// The comparison of differing rows, by the rule of `DiffSnapshot`.
///
/// A thread per feed reads them in file order, which takes a sixth of a comparison's time.
struct RowComparison: Sendable {
  /// The changes, unsorted, if they were requested.
  private(set) var changes: [FeedChange] = []
  private(set) var changed = 0
  /// The number of unreadable rows that turned out to be equal.
  private(set) var unchanged = 0
  /// The rows with different IDs of the same hash.
  private(set) var hashCollisions: [RowPair] = []

  /// The number of rows of each feed in memory at once.
  private static let batch = 1 << 14

  /// Compares pairs of rows; without `keepsChanges`, changes are only counted.
  init(at pairs: [RowPair], in feeds: OldAndNew<ComparedFeed>, keepsChanges: Bool) throws(RepositoryError) {
    for start in stride(from: 0, to: pairs.count, by: Self.batch) {
      let batch = pairs[start..<min(pairs.count, start + Self.batch)]
      let rows = try OldAndNew { isOld throws(RepositoryError) in
        var reader = RowReader(isOld ? feeds.old : feeds.new)
        return try reader.rows(at: batch.map { isOld ? $0.old : $0.new })
      }
      for (pair, (before, after)) in zip(batch, zip(rows.old, rows.new)) {
        try compare(pair, before, after, in: feeds, keepsChanges)
      }
    }
  }

  private mutating func compare(
    _ pair: RowPair,
    _ before: SeenRow,
    _ after: SeenRow,
    in feeds: OldAndNew<ComparedFeed>,
    _ keepsChanges: Bool
  ) throws(RepositoryError) {
    guard before.id.utf8.elementsEqual(after.id.utf8) else { return hashCollisions.append(pair) }
    guard let earlier = before.figures, let figures = after.figures else {
      if try feeds.old.record(at: pair.old).hasSameFigures(as: feeds.new.record(at: pair.new)) { unchanged += 1 }
      return
    }
    let changes = figures.changes(since: earlier)
    if changes.isEmpty { unchanged += 1 } else { changed += 1 }
    if keepsChanges, !changes.isEmpty { self.changes.append(FeedChange(id: after.id, changes: changes)) }
  }
}

/// Reads rows of a feed at known places.
struct RowReader {
  private let compared: ComparedFeed
  private let hash = KeyedHash()
  private var reader: FigureReader
  private var places: JSONPlaces?

  init(_ compared: ComparedFeed) {
    self.compared = compared
    reader = FigureReader(hash, of: compared.feed)
    if case .list(let list) = compared.feed { places = JSONPlaces(list.columns, hash) }
  }

  /// Reads rows in feed order, and returns them in the requested order.
  mutating func rows(at places: [RowPlace]) throws(RepositoryError) -> [SeenRow] {
    // Sorting numbers takes a third of the time of sorting places.
    let order = places.enumerated().map { UInt64($1.start) << 32 | UInt64($0) }.sorted()
    let positions = order.map { Int(UInt32(truncatingIfNeeded: $0)) }
    var rows = [SeenRow](repeating: SeenRow(id: "", figures: nil), count: places.count)
    var next = positions.makeIterator()
    try compared.source.forEach(positions.map { places[$0] }) { bytes in
      guard let position = next.next() else { return }
      rows[position] = seen(bytes, at: places[position])
    }
    return rows
  }

  private mutating func seen(_ row: ByteView, at place: RowPlace) -> SeenRow {
    let fields: ComparedFields<Range<Int>>? =
      switch compared.feed {
      case .table(let table): table.layout.places(in: row)
      case .list: places?.find(in: row, from: 0).fields
      case .products: nil
      }
    if let fields, hash.plainID(fields.id, in: row) != nil, row.isText,
      let figures = reader.figures(of: fields, in: row)
    {
      return SeenRow(id: row[fields.id].repairedText, figures: figures)
    }
    let record = compared.record(in: row, at: place)
    return SeenRow(id: (try? record.id()) ?? "", figures: try? record.figures())
  }
}

struct SeenRow: Sendable {
  let id: String
  /// The watched figures; nil if they are unreadable.
  let figures: ListingFigures?
}

extension ComparedFeed {
  func record(in row: ByteView, at place: RowPlace) -> FeedRecord {
    switch feed {
    case .table(let table): table.layout.record(of: row)
    case .list(let list): list.record(at: FeedPosition(byte: place.start))
    case .products(let products): products.records[place.start].record
    }
  }

  func record(at place: RowPlace) throws(RepositoryError) -> FeedRecord {
    var record = FeedRecord()
    try source.forEach([place]) { record = self.record(in: $0, at: place) }
    return record
  }

  /// Reads the IDs of rows, sorted by bytes.
  func ids(of rows: [RowPlace]) throws(RepositoryError) -> [String] {
    var reader = RowReader(self)
    let ids = try reader.rows(at: rows).map(\.id)
    return ids.sorted { IDOrder(of: $0, relativeTo: $1) == .before }
  }
}

/// A listing whose watched figures differ between two feeds.
public struct FeedChange: Hashable, Identifiable, Sendable {
  /// The listing's ID in both feeds.
  public let id: String
  /// The differences, in the order of the attributes; never empty.
  public let changes: [ListingChange]
}
