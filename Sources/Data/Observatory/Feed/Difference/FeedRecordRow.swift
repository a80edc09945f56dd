import ArcadeDomain

/// A row of any feed, compared by what its fields say.
///
/// Of all rows little is kept, and what they say is read anew, as there may be millions.
struct FeedRecordRow: FeedRow {
  let idText: String
  private let feed: ComparedFeed
  private let byte: UInt32
  /// Zero for none.
  private let entry: UInt32

  fileprivate init(_ id: String, of feed: ComparedFeed, at position: FeedPosition) {
    idText = id
    self.feed = feed
    byte = UInt32(position.byte)
    entry = position.entry.flatMap(UInt32.init) ?? 0
  }

  var position: FeedPosition { FeedPosition(byte: Int(byte), entry: entry > 0 ? Int(entry) : nil) }

  var isOld: Bool { feed.isOld }

  var record: FeedRecord { feed.feed.record(at: position) }

  func idOrder(relativeTo other: FeedRecordRow) -> IDOrder { IDOrder(of: idText, relativeTo: other.idText) }

  func isSurelyUnchanged(since old: FeedRecordRow) -> Bool {
    feed.feed.hasSameBytes(at: position, as: old.feed.feed, at: old.position) || record.hasSameFigures(as: old.record)
  }

  /// Returns the rows of a feed in the order of their ids, each id once, and what was left out.
  static func rows(of feed: ListingFeed, isOld: Bool) -> (rows: [FeedRecordRow], faults: FeedFaults) {
    let compared = ComparedFeed(feed, isOld: isOld)
    var rows = FeedRecordRows()
    let others = feed.forEachID { position, id in rows.append(FeedRecordRow(id, of: compared, at: position)) }
    rows.sort()
    var faults = rows.repeated
    faults.append(contentsOf: others)
    return (rows.rows, faults)
  }
}

/// A feed, of which all of its rows share the reference.
private final class ComparedFeed: Sendable {
  let feed: ListingFeed
  let isOld: Bool

  init(_ feed: ListingFeed, isOld: Bool) {
    self.feed = feed
    self.isOld = isOld
  }
}

/// Rows that are gathered, without those that repeat an id.
private struct FeedRecordRows {
  private(set) var rows: [FeedRecordRow] = []
  private(set) var repeated = FeedFaults()
  private var isSorted = true
  private var most = few

  /// So many are kept before those that repeat an id are looked for.
  private static let few = 1 << 16

  mutating func append(_ row: FeedRecordRow) {
    switch rows.last?.idOrder(relativeTo: row) ?? .before {
    case .same: return leaveOut(row)
    case .after: isSorted = false
    case .before: break
    }
    rows.append(row)
    guard rows.count >= most, !isSorted else { return }
    sort()
    most = max(Self.few, 2 * rows.count)
  }

  mutating func sort() {
    guard !isSorted else { return }
    rows.sort { one, other in
      switch one.idOrder(relativeTo: other) {
      case .before: true
      case .same: one.position.byte < other.position.byte
      case .after: false
      }
    }
    var kept = 0
    for position in rows.indices {
      if kept > 0, rows[kept - 1].idOrder(relativeTo: rows[position]) == .same {
        leaveOut(rows[position])
      } else {
        rows[kept] = rows[position]
        kept += 1
      }
    }
    rows.removeLast(rows.count - kept)
  }

  private mutating func leaveOut(_ row: FeedRecordRow) {
    repeated.append(at: row.position, FeedFault(row.position, .repeated(row.idText)))
  }
}
