import ArcadeDomain
import Foundation

/// Where the bytes of a feed are: in a file that is read part by part, or in memory, as those of a pipe.
///
/// Reading takes a sixth of the time of a comparison.
enum FeedBytes: Sendable {
  case file(OpenFile)
  case memory(Data)

  /// A part of so many bytes stays in the cache of a core, which is what makes reading twice as fast.
  static let part = 1 << 18

  /// How many bytes there are.
  var count: Int {
    switch self {
    case .file(let file): file.size
    case .memory(let data): data.count
    }
  }

  /// Lends all bytes from a place on, part by part, each with what was left of the one before.
  ///
  /// The visitor gets where a part begins and whether it is the last one, and
  /// returns how much of it it has taken. One buffer serves all parts; it grows
  /// only where not even one row fits.
  func forEachPart(from start: Int, _ take: (LentBytes, Int, Bool) -> Int) throws(RepositoryError) {
    guard case .file(let file) = self else { return lend { _ = take($0[start, $0.count], start, true) } }
    var buffer = [UInt8](repeating: 0, count: Self.part)
    var (place, left) = (start, 0)
    while true {
      // What somebody adds meanwhile is not read, as its places may not fit into what is kept of a row.
      let end = min(buffer.count, file.size - place)
      let filled = left + (try file.read(at: place + left, into: &buffer, left..<max(left, end)))
      let isLast = place + filled >= file.size || filled < end
      let taken = buffer.lend { take($0[0, filled], place, isLast) }
      guard !isLast else { return }
      if taken == 0 { buffer += [UInt8](repeating: 0, count: buffer.count) }
      left = filled - taken
      place += taken
      for position in 0..<left where taken > 0 { buffer[position] = buffer[taken + position] }
    }
  }

  /// Lends the bytes of places that stand in the order of the file, one after another, and reads neighbours at once.
  func forEach(_ places: some Collection<RowPlace>, _ visit: (LentBytes) -> Void) throws(RepositoryError) {
    guard case .file(let file) = self else {
      return lend { bytes in for place in places { visit(bytes[place.start, place.end]) } }
    }
    var buffer = [UInt8](repeating: 0, count: Self.part)
    var next = places.startIndex
    while next < places.endIndex {
      let first = places[next]
      var (end, behind) = (first.end, places.index(after: next))
      while behind < places.endIndex, places[behind].start - end < Self.gap,
        places[behind].end - first.start <= Self.part
      {
        end = places[behind].end
        places.formIndex(after: &behind)
      }
      if end - first.start > buffer.count { buffer += [UInt8](repeating: 0, count: end - first.start - buffer.count) }
      let came = try file.read(at: first.start, into: &buffer, 0..<end - first.start)
      guard came == end - first.start else { throw RepositoryError(.rewritten, subject: file.path) }
      buffer.lend { bytes in
        for place in places[next..<behind] { visit(bytes[place.start - first.start, place.end - first.start]) }
      }
      next = behind
    }
  }

  /// Reading so many bytes takes about as long as asking once more.
  private static let gap = 4_096

  private func lend(_ work: (LentBytes) -> Void) {
    if case .memory(let data) = self { data.lend(work) }
  }
}

/// One of two feeds that are compared: how it is written, and where its bytes are.
struct ComparedFeed: Sendable {
  let feed: ListingFeed
  let source: FeedBytes

  /// Opens a feed; of a table in a file no more than the top is read here.
  init(reading path: String, columns: FeedColumns) throws(RepositoryError) {
    do throws(RepositoryError) {
      let file = try OpenFile(path)
      if let table = try Self.table(in: file, columns) {
        self.init(.table(table), .file(file))
      } else {
        let bytes = try FileBytes.whole(file, atMost: FeedFile.mostBytes)
        self.init(try ListingFeed(FeedFile(path: path, bytes), columns: columns))
      }
    } catch {
      throw FeedFile.withoutSecrets(error)
    }
  }

  /// Takes a feed that is in memory.
  init(_ feed: ListingFeed) { self.init(feed, .memory(feed.file.data)) }

  /// The same in memory and in UTF-8, where it is a file in another encoding; nil where it is not.
  func inUTF8() throws(RepositoryError) -> ComparedFeed? {
    guard case .file(let file) = source, case .table(let table) = feed else { return nil }
    let bytes = try FileBytes.whole(file, atMost: FeedFile.mostBytes)
    let whole = FeedFile(path: file.path, bytes)
    return whole.data == bytes ? nil : ComparedFeed(try ListingFeed(whole, columns: table.columns))
  }

  private init(_ feed: ListingFeed, _ source: FeedBytes) { (self.feed, self.source) = (feed, source) }

  /// The delimiter and the headings of a table, where all of them stand in the first part.
  private static func table(in file: OpenFile, _ columns: FeedColumns) throws(RepositoryError) -> FeedTable? {
    guard file.kind == .file, file.size <= FeedFile.mostBytes else { return nil }
    var top = [UInt8](repeating: 0, count: min(file.size, FeedBytes.part))
    top.removeLast(top.count - (try file.read(at: 0, into: &top, 0..<top.count)))
    // A letter of UTF-8 that is cut in two would look like one of another encoding.
    while file.size > top.count, top.last ?? 0 > 0x7F { top.removeLast() }
    let head = FeedFile(path: file.path, Data(top))
    guard head.data.elementsEqual(top) else { return nil }
    // What is wrong with one of which this is not enough is found where it is read as a whole.
    guard case .table(let delimiter) = head.kind,
      let table = try? FeedTable(head, delimiter: delimiter, columns: columns), table.hasWholeHeadings
    else { return nil }
    return table
  }
}

extension Both<ComparedFeed> {
  /// Opens two files at the same time.
  init(reading old: String, _ new: String, columns: FeedColumns) throws(RepositoryError) {
    try self.init { isOld throws(RepositoryError) in
      try ComparedFeed(reading: isOld ? old : new, columns: columns)
    }
  }
}
