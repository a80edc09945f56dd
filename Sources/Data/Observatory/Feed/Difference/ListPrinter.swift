import ArcadeDomain

/// Goes through the elements of a JSON feed and hashes what is compared.
struct ListPrinter {
  private(set) var prints: RowPrints
  /// The elements of which nothing can be compared.
  private(set) var faults = FeedFaults()

  private let list: FeedList
  private let hash: KeyedHash
  private var places: JSONPlaces
  private var reader: FigureReader

  init(_ list: FeedList, _ hash: KeyedHash) {
    (self.list, self.hash) = (list, hash)
    (places, reader) = (JSONPlaces(list.columns, hash), FigureReader(hash))
    prints = RowPrints(of: list.file.data.count)
  }

  /// Takes all elements.
  mutating func takeAll(in bytes: ByteView) {
    let isText = bytes.isText
    list.forEachElement(in: bytes) { start, limit, entry in
      let position = FeedPosition(byte: start, entry: entry)
      if list.isLines, let fault = JSONSyntax.fault(in: bytes, from: start, to: limit) {
        faults.append(at: start, FeedFault(position, fault.mistake, byte: fault.place))
        return limit
      }
      guard bytes[start] == .openBrace else {
        faults.append(at: start, FeedFault(position, .wrongShape(expected: .object)))
        return JSONWalk.endOfValue(bytes, from: start)
      }
      let (row, end) = places.find(in: bytes, from: start)
      let place = RowPlace(start: start, end: end)
      if isText, let row, let id = hash.plainID(row.id, in: bytes), let figures = reader.hash(of: row, in: bytes) {
        prints.append(RowFingerprint(id: id, figures: figures, isReadable: true, at: place))
      } else {
        takeRecord(position, place)
      }
      return end
    }
  }

  /// Takes an object by its texts.
  private mutating func takeRecord(_ position: FeedPosition, _ place: RowPlace) {
    let record = list.record(at: position)
    do throws(FeedRecordError) {
      prints.append(try reader.rowPrint(of: record, at: place))
    } catch {
      faults.append(at: position.byte, FeedFault(position, error, in: record))
    }
  }

  /// Puts the last prints into their parts.
  mutating func finish() { prints.distribute() }
}

extension FeedList {
  /// Goes through the elements as they stand: where each begins, where it ends at the latest, and its number from 1.
  ///
  /// The visitor returns where it ends.
  func forEachElement(in bytes: ByteView, _ visit: (_ start: Int, _ limit: Int, _ entry: Int) -> Int) {
    var entry = 0
    if let list {
      var position = list.start + 1
      while true {
        position = JSONList.following(in: bytes, from: position)
        guard bytes[position] != .closeBracket else { return }
        entry += 1
        position = visit(position, bytes.count, entry)
      }
    }
    var start = FeedMark.end(in: bytes)
    while start < bytes.count {
      let (end, next) = FeedMark.endOfLine(in: bytes, from: start)
      let line = JSONWalk.skipSpace(bytes, from: start, to: end)
      if line < end {
        entry += 1
        _ = visit(line, end, entry)
      }
      start = next
    }
  }

  /// Returns the numbers of the elements that begin at some places.
  func entries(at starts: Set<Int>) -> [Int: Int] {
    var entries: [Int: Int] = [:]
    guard !starts.isEmpty else { return entries }
    file.data.lend { bytes in
      forEachElement(in: bytes) { start, _, entry in
        if starts.contains(start) { entries[start] = entry }
        return JSONWalk.endOfValue(bytes, from: start)
      }
    }
    return entries
  }
}
