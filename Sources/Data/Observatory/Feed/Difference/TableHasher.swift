import ArcadeDomain

/// Hashes the rows of a table.
struct TableHasher {
  private(set) var rows: HashedFeed
  private let table: FeedTable
  private let layout: FeedLayout
  private var index = DelimiterIndex()
  private let columns: ComparedFields<Int>

  init(_ table: FeedTable, of count: Int, _ hash: KeyedHash) {
    (self.table, layout, rows) = (table, table.layout, HashedFeed(.table(table), of: count, hash))
    var columns = ComparedFields(-1)
    for (column, field) in layout.fields.enumerated() { if let field { columns.set(field, to: column) } }
    self.columns = columns
  }

  /// Takes the complete rows of a part, and returns where they end.
  mutating func take(_ part: ByteView, at base: Int, isLast: Bool) -> Int {
    let end = isLast ? part.count : part.last(.lineFeed).map { $0 + 1 } ?? 0
    guard part.first(.quote, from: 0, to: end) == nil, part.first(.carriageReturn, from: 0, to: end) == nil else {
      return takeQuoted(part, at: base, isLast: isLast, textTo: part[0, end].isText ? end : 0)
    }
    var start = 0
    while start < end {
      let block = part[start, min(end, start + DelimiterIndex.block)]
      let limit = start + block.count == end ? end : block.last(.lineFeed).map { start + $0 + 1 }
      if let limit {
        takeLines(part[start, limit], at: base + start)
        start = limit
      } else {
        let limit = part.first(.lineFeed, from: start, to: end) ?? end
        takeLine(part[start, limit], at: base + start)
        start = limit + 1
      }
    }
    return end
  }

  /// Takes a block of lines without quotes.
  private mutating func takeLines(_ lines: ByteView, at base: Int) {
    let isText = index.fill(layout.delimiter.rawValue, in: lines) || lines.isText
    let (columns, last) = (columns, layout.fields.count - 1)
    let (places, count) = (index.places, index.count)
    var (start, next) = (0, 0)
    while start < lines.count {
      let end = lines.first(.lineFeed, from: start, to: lines.count) ?? lines.count
      let behind = next &+ last
      let isWhole =
        behind <= count && (last == 0 || places[behind &- 1] < end) && (behind == count || places[behind] > end)
      if isWhole, isText {
        let row = columns.map { column in
          guard column >= 0 else { return 0..<0 }
          let fieldStart = column == 0 ? start : places[next &+ column &- 1] &+ 1
          return Range(uncheckedBounds: (fieldStart, column == last ? end : places[next &+ column]))
        }
        take(row, in: lines, Range(uncheckedBounds: (start, end)), at: base)
      } else {
        takeLine(lines[start, end], at: base &+ start)
      }
      next = isWhole ? behind : next
      while next < count, places[next] < end { next &+= 1 }
      start = end &+ 1
    }
  }

  /// Takes a line that is too long or too short, or contains invalid text.
  private mutating func takeLine(_ line: ByteView, at start: Int, isText: Bool = false) {
    if isText || line.isText, let places = layout.places(in: line) {
      take(places, in: line, 0..<line.count, at: start)
    } else {
      takeRecord(line, at: start)
    }
  }

  /// Takes the rows of a part that contains quotes or other line ends.
  private mutating func takeQuoted(_ part: ByteView, at base: Int, isLast: Bool, textTo: Int) -> Int {
    var walk = DelimitedPlaces(delimiter: layout.delimiter)
    var end = 0
    while let line = walk.next(in: part) {
      // A row that does not end here may continue after the part.
      guard isLast || walk.unclosedQuote == nil && line.upperBound < part.count else { return end }
      end = line.upperBound
      takeLine(part[line], at: base + line.lowerBound, isText: end <= textTo)
    }
    guard let quote = walk.unclosedQuote else { return part.count }
    guard isLast else { return end }
    let position = FeedPosition(byte: base + quote)
    rows.faults.append(at: position.byte, FeedFault(position, .unclosedQuote))
    return part.count
  }

  /// Takes a row by the places of its fields, or else as text.
  @inline(__always)
  private mutating func take(_ row: ComparedFields<Range<Int>>, in bytes: ByteView, _ line: Range<Int>, at base: Int) {
    let place = RowPlace(start: base + line.lowerBound, end: base + line.upperBound)
    // A row with only a name is not a listing.
    let mayBeNone = table.identity == .name && row.price.isEmpty
    if mayBeNone || !rows.take(row, in: bytes, at: place) { takeRecord(bytes[line], at: base + line.lowerBound) }
  }

  private mutating func takeRecord(_ row: ByteView, at start: Int) {
    guard !row.isEmpty, let record = table.record(of: row) else { return }
    if !rows.hasOtherBytes, !row.isText { rows.hasOtherBytes = true }
    let place = RowPlace(start: start, end: start + row.count)
    rows.take(record, from: FeedPosition(byte: start), at: place)
  }
}
