import ArcadeDomain

/// What is kept of a feed: the print of each row that has an id, and what is wrong with the others.
///
/// Hashing takes more than half of the time of a comparison: finding the fields and reading the figures a third of that
/// each, and putting the prints where they belong a quarter.
struct HashedFeed: Sendable {
  private(set) var prints: FingerprintPartitions
  /// The rows of which nothing can be compared.
  var faults = FeedFaults()
  /// Whether some of it is not UTF-8.
  var hasOtherBytes = false
  private let hash: KeyedHash
  private var reader: FigureReader

  init(_ feed: ListingFeed, of count: Int, _ hash: KeyedHash) {
    (prints, self.hash, reader) = (FingerprintPartitions(of: count), hash, FigureReader(hash, of: feed))
  }

  /// Takes a row by the places of its fields; false where the bytes alone do not tell what it says.
  @inline(__always)
  mutating func take(_ row: ComparedFields<Range<Int>>, in bytes: ByteView, at place: RowPlace) -> Bool {
    guard let id = hash.plainID(row.id, in: bytes), let figures = reader.hash(of: row, in: bytes) else { return false }
    prints.append(RowFingerprint(id: id, figures: figures, isReadable: true, at: place))
    return true
  }

  /// Takes a row by its texts.
  mutating func take(_ record: FeedRecord, from position: FeedPosition, at place: RowPlace) {
    do throws(FeedRecordError) {
      prints.append(try reader.rowPrint(of: record, at: place))
    } catch {
      faults.append(at: position.byte, FeedFault(position, error, in: record))
    }
  }
}
