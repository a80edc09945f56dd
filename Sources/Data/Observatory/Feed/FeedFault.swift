import ArcadeDomain

/// The position of a record in a feed.
struct FeedPosition: Hashable, Sendable {
  /// Its first byte, or that of the mistake in it.
  let byte: Int
  /// The number of the record in a list, from 1; nil in a table, whose lines are enough.
  var entry: Int?
}

/// A mistake at a position of a feed.
struct FeedFault: PlacedFault, Hashable {
  let position: FeedPosition
  let key: String?
  /// The byte of the mistake, if known.
  let byte: Int?
  let mistake: FeedMistake

  var start: Int { position.byte }

  init(_ position: FeedPosition, _ trouble: FeedRecordError, in record: FeedRecord) {
    let key = position.entry == nil ? nil : trouble.field.map(record.key)
    self.init(position, trouble.mistake, key: key, byte: trouble.byte)
  }

  init(_ position: FeedPosition, _ mistake: FeedMistake, key: String? = nil, byte: Int? = nil) {
    (self.position, self.key, self.byte, self.mistake) = (position, key, byte, mistake)
  }

  /// The position in a document: where the mistake was found, or else its key's value.
  fileprivate func place(in document: JSONDocument) -> Int {
    if let byte { return byte }
    guard let key, let record = try? JSONNode(in: document, at: position.byte).members() else { return position.byte }
    return record.first { $0.key == key && $0.node.value != .null }?.node.start ?? position.byte
  }
}

typealias FeedFaults = FirstFaults<FeedFault>

extension FeedFile {
  /// Describes faults with readable places, in file order.
  func problems(_ faults: FeedFaults) -> TruncatedList<ListingProblem> {
    let document = JSONDocument(data, from: path)
    let problems = data.lend { bytes in
      var place = TextPlace()
      return faults.first.map { fault in
        let isTable = fault.position.entry == nil
        let byte = isTable ? fault.position.byte : fault.place(in: document)
        let (line, column) = place.place(of: byte, in: bytes)
        let path = isTable ? "\(name):\(line)" : "\(name):\(line):\(column)"
        return ListingProblem(at: SourcePlace(path, entry: fault.position.entry, key: fault.key), fault.mistake)
      }
    }
    return TruncatedList(problems, of: faults.total)
  }
}

/// A mistake in what begins at a byte of a feed.
protocol PlacedFault: Sendable {
  var start: Int { get }
}

/// The first faults of a feed, and the number of all.
struct FirstFaults<Fault: PlacedFault>: Sendable {
  private static var limit: Int { TruncatedList<Fault>.limit }

  private var kept: [Fault] = []
  private(set) var total = 0
  /// Faults after this byte are only counted.
  private var end = Int.max

  /// Adds a fault, which is created only if it may be kept; they may come in any order.
  mutating func append(at start: Int, _ fault: @autoclosure () -> Fault) {
    total += 1
    guard start <= end else { return }
    kept.append(fault())
    if kept.count >= 2 * Self.limit { cut() }
  }

  /// Adds faults found elsewhere in the same feed.
  mutating func append(contentsOf others: FirstFaults) {
    guard others.total > 0 else { return }
    total += others.total
    kept += others.kept
    end = min(end, others.end)
    if kept.count >= 2 * Self.limit { cut() }
  }

  /// Counts faults after those that are kept.
  mutating func count(_ further: Int) { total += further }

  /// The kept faults, in feed order.
  var first: ArraySlice<Fault> {
    let inOrder = kept.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    return inOrder.map(\.element).prefix(Self.limit)
  }

  private mutating func cut() {
    kept = Array(first)
    if kept.count == Self.limit { end = kept.last?.start ?? end }
  }
}
