import ArcadeDomain

/// The data kept of a feed: the fingerprints of rows with an ID, and the faults of the others.
///
/// Hashing takes more than half of a comparison's time. Splitting fields and reading figures take a third of that each,
/// and storing the fingerprints a quarter.
struct HashedFeed: Sendable {
  private(set) var prints: FingerprintPartitions
  /// The rows that cannot be compared.
  var faults = FeedFaults()
  /// Whether some bytes are not UTF-8.
  var hasOtherBytes = false
  private let hash: KeyedHash
  private var reader: FigureReader

  init(_ feed: ListingFeed, of count: Int, _ hash: KeyedHash) {
    (prints, self.hash, reader) = (FingerprintPartitions(of: count), hash, FigureReader(hash, of: feed))
  }

  /// Adds a row by the places of its fields; false if the slow path is needed.
  @inline(__always)
  mutating func take(_ row: ComparedFields<Range<Int>>, in bytes: ByteView, at place: RowPlace) -> Bool {
    guard let id = hash.plainID(row.id, in: bytes), let figures = reader.hash(of: row, in: bytes) else { return false }
    prints.append(RowFingerprint(id: id, figures: figures, isReadable: true, at: place))
    return true
  }

  /// Adds a row that was read as text.
  mutating func take(_ record: FeedRecord, from position: FeedPosition, at place: RowPlace) {
    do throws(FeedRecordError) {
      prints.append(try reader.rowPrint(of: record, at: place))
    } catch {
      faults.append(at: position.byte, FeedFault(position, error, in: record))
    }
  }
}
