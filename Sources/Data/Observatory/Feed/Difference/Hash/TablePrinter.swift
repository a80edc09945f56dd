import ArcadeDomain

/// Goes through the rows of a table and hashes what is compared.
struct TablePrinter {
  private(set) var prints = RowPrints()
  /// The rows of which nothing can be compared.
  private(set) var faults = FeedFaults()

  private let layout: FeedLayout
  private let hash: KeyedHash
  private var reader: FigureReader
  private var isExpecting = false

  /// Rows shorter than that mostly repeat ids, and then need no room.
  private static let fewestBytes = 32

  init(_ layout: FeedLayout, _ hash: KeyedHash) {
    (self.layout, self.hash, reader) = (layout, hash, FigureReader(hash))
  }

  /// Reserves room for the rows of a table of so many bytes that begins like this.
  mutating func expect(_ top: LentBytes, of count: Int) {
    guard !isExpecting else { return }
    let lines = (0..<min(top.count, 1 << 14)).reduce(1) { $0 + (top[$1] == .lineFeed ? 1 : 0) }
    prints.expect(min(count / Self.fewestBytes, count / min(max(1, top.count), 1 << 14) * lines))
    isExpecting = true
  }

  /// Takes the whole rows of a part, and returns where they end.
  mutating func take(_ part: LentBytes, at base: Int, isLast: Bool) -> Int {
    let end = isLast ? part.count : part.last(.lineFeed).map { $0 + 1 } ?? 0
    let lines = part[0, end]
    let isText = lines.isText
    guard lines.first(.quote, from: 0, to: end) == nil, lines.first(.carriageReturn, from: 0, to: end) == nil else {
      return takeQuoted(part, at: base, isLast: isLast, textTo: isText ? end : 0)
    }
    takeLines(lines, at: base, isText: isText)
    return end
  }

  /// Takes rows without quotes, eight bytes at a time.
  private mutating func takeLines(_ lines: LentBytes, at base: Int, isText: Bool) {
    let (headings, delimiter) = (layout.fields, layout.delimiter.rawValue)
    var row = ComparedFields(0..<0)
    var (start, field, column, place) = (0, 0, 0, 0)
    while place < lines.count {
      let word = lines.word(at: place)
      let lineFeeds = ByteMatch.places(of: .lineFeed, in: word)
      var hits = lineFeeds | ByteMatch.places(of: delimiter, in: word)
      while hits != 0 {
        let hit = UInt64(truncatingIfNeeded: hits.trailingZeroBitCount)
        let end = place &+ Int(truncatingIfNeeded: hit &>> 3)
        if column < headings.count, let heading = headings[column] {
          row.set(heading, to: Range(uncheckedBounds: (field, end)))
        }
        (column, field) = (column &+ 1, end &+ 1)
        if (lineFeeds &>> hit) & 1 != 0 {
          let isPlain = column <= headings.count && isText
          takeLine(row, in: lines, Range(uncheckedBounds: (start, end)), isPlain: isPlain, at: base)
          (start, column, row) = (field, 0, ComparedFields(0..<0))
        }
        hits &= hits &- 1
      }
      place &+= 8
    }
    // The last line of a file may have no end.
    if column < headings.count, let heading = headings[column] { row.set(heading, to: field..<lines.count) }
    takeLine(row, in: lines, start..<lines.count, isPlain: column < headings.count && isText, at: base)
  }

  @inline(__always)
  private mutating func takeLine(
    _ row: ComparedFields<Range<Int>>,
    in bytes: LentBytes,
    _ line: Range<Int>,
    isPlain: Bool,
    at base: Int
  ) {
    if isPlain { take(row, in: bytes, line, at: base) } else { takeRecord(bytes[line], at: base + line.lowerBound) }
  }

  /// Takes the rows of a part in which there are quotes, or lines that end otherwise.
  private mutating func takeQuoted(_ part: LentBytes, at base: Int, isLast: Bool, textTo: Int) -> Int {
    var walk = DelimitedPlaces(part, delimiter: layout.delimiter)
    var end = 0
    while let line = walk.next() {
      // What does not end here may go on behind the part.
      guard isLast || walk.unclosedQuote == nil && line.upperBound < part.count else { return end }
      end = line.upperBound
      let row = part[line]
      if let places = end <= textTo || row.isASCII ? layout.places(in: row) : nil {
        take(places, in: row, 0..<row.count, at: base + line.lowerBound)
      } else {
        takeRecord(row, at: base + line.lowerBound)
      }
    }
    guard let quote = walk.unclosedQuote else { return part.count }
    guard isLast else { return end }
    let position = FeedPosition(byte: base + quote)
    faults.append(at: position.byte, FeedFault(position, .unclosedQuote))
    return part.count
  }

  /// Takes a row by the places of its fields.
  @inline(__always)
  private mutating func take(_ row: ComparedFields<Range<Int>>, in bytes: LentBytes, _ line: Range<Int>, at base: Int) {
    guard let id = hash.plainID(row.id, in: bytes), let (_, figures) = reader.read(row, in: bytes) else {
      return takeRecord(bytes[line], at: base + line.lowerBound)
    }
    let place = RowPlace(start: base + line.lowerBound, end: base + line.upperBound)
    prints.append(RowPrint(id: id, figures: figures, isReadable: true, at: place))
  }

  /// Takes a row by its texts.
  private mutating func takeRecord(_ row: LentBytes, at start: Int) {
    guard !row.isEmpty else { return }
    let (position, record) = (FeedPosition(byte: start), layout.record(of: row))
    do throws(FeedRecordError) {
      prints.append(try reader.rowPrint(of: record, at: RowPlace(start: start, end: start + row.count)))
    } catch {
      faults.append(at: start, FeedFault(position, error, in: record))
    }
  }
}
