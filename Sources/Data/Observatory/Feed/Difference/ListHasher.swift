import ArcadeDomain

/// Hashes the elements of a JSON feed.
struct ListHasher {
  private(set) var rows: HashedFeed
  private let list: FeedList
  private var places: JSONPlaces

  init(_ list: FeedList, _ hash: KeyedHash) {
    (self.list, places) = (list, JSONPlaces(list.columns, hash))
    rows = HashedFeed(.list(list), of: list.file.data.count, hash)
  }

  mutating func takeAll(in bytes: ByteView) {
    let isText = bytes.isText
    list.forEachElement(in: bytes) { position, fault, _ in
      let start = position.byte
      if let fault {
        rows.faults.append(at: start, FeedFault(position, fault.mistake, byte: fault.place))
        return nil
      }
      guard bytes[start] == .openBrace else {
        rows.faults.append(at: start, FeedFault(position, .wrongShape(expected: .object)))
        return nil
      }
      let (row, end) = places.find(in: bytes, from: start)
      let place = RowPlace(start: start, end: end)
      if isText, let row, rows.take(row, in: bytes, at: place) { return end }
      rows.take(list.record(at: position), from: position, at: place)
      return end
    }
  }
}
