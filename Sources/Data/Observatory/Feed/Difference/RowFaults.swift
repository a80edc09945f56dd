import ArcadeDomain

extension ComparedFeed {
  /// Describes the faults of a feed with readable places, in feed order.
  func problems(_ faults: FeedFaults, _ rows: FirstFaults<RowFault>) throws(RepositoryError) -> TruncatedList<
    ListingProblem
  > {
    var faults = faults
    try append(rows, to: &faults)
    guard case .table = feed, faults.total > 0 else { return feed.file.problems(faults) }
    let first = faults.first
    var lines = LineNumbers(of: first.map(\.start))
    try source.forEachPart(from: 0) { part, base, isLast in lines.take(part, at: base, isLast: isLast) }
    let problems = zip(first, lines.numbers).map { fault, line in
      ListingProblem(at: SourcePlace("\(feed.file.name):\(line)"), fault.mistake)
    }
    return TruncatedList(problems, of: faults.total)
  }

  private func append(_ rows: FirstFaults<RowFault>, to faults: inout FeedFaults) throws(RepositoryError) {
    let first = Array(rows.first)
    var entries: [Int: Int] = [:]
    if case .list(let list) = feed { entries = list.entries(at: Set(first.map(\.start))) }
    var next = first.makeIterator()
    try source.forEach(first.map(\.place)) { row in
      guard let fault = next.next() else { return }
      var position = FeedPosition(byte: fault.start, entry: entries[fault.start])
      if case .products(let products) = feed { position = products.records[fault.start].position }
      let record = record(in: row, at: fault.place)
      do throws(FeedRecordError) {
        let id = try record.id()
        if fault.isRepeated { throw FeedRecordError(nil, .repeated(id)) }
        _ = try record.figures()
      } catch {
        faults.append(at: position.byte, FeedFault(position, error, in: record))
      }
    }
    faults.count(rows.total - first.count)
  }
}

/// Counts the lines before given positions of a text that is read in parts.
struct LineNumbers {
  /// The line numbers found so far, from 1.
  private(set) var numbers: [Int] = []

  private let places: [Int]
  private var line = 1
  private var wasReturn = false

  /// Takes positions in ascending order.
  init(of places: [Int]) { self.places = places }

  /// Counts through a part, and returns how much of it was used.
  mutating func take(_ part: ByteView, at base: Int, isLast: Bool) -> Int {
    var position = 0
    while numbers.count < places.count, places[numbers.count] - base <= (isLast ? .max : part.count - 1) {
      count(part, from: &position, to: min(part.count, places[numbers.count] - base))
      let isBehindReturn = wasReturn && position < part.count && part[position] != .lineFeed
      numbers.append(isBehindReturn ? line + 1 : line)
    }
    count(part, from: &position, to: part.count)
    return part.count
  }

  /// Counts line ends: a line feed, or a carriage return without one.
  private mutating func count(_ part: ByteView, from position: inout Int, to end: Int) {
    while position < end {
      let byte = part[position]
      // Only the next byte shows whether the carriage return is alone.
      if wasReturn, byte != .lineFeed { line += 1 }
      wasReturn = byte == .carriageReturn
      if byte == .lineFeed { line += 1 }
      position += 1
    }
  }
}
