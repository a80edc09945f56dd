import ArcadeDomain

/// Where a record of a feed stands.
struct FeedSpot: Hashable, Sendable {
  /// The first byte of it, or of what is wrong in it.
  let byte: Int
  /// Which record of a list it is, from 1; nil in a table, in which the line says enough.
  var entry: Int?
}

/// Something wrong at a place of a feed.
struct FeedFinding: Hashable, Sendable {
  let spot: FeedSpot
  /// The key under which it is.
  let key: String?
  /// The byte at which it is, where that is known.
  let byte: Int?
  let mistake: FeedMistake

  /// Notes what is wrong with a record.
  init(_ spot: FeedSpot, _ trouble: FeedTrouble, in record: FeedRecord) {
    let key = spot.entry == nil ? nil : trouble.field.map(record.key)
    self.init(spot, trouble.mistake, key: key, byte: trouble.byte)
  }

  /// Notes what is wrong at a place.
  init(_ spot: FeedSpot, _ mistake: FeedMistake, key: String? = nil, byte: Int? = nil) {
    self.spot = spot
    self.key = key
    self.byte = byte
    self.mistake = mistake
  }

  /// Where it is in a document: where it was found, else where the value of its key begins.
  fileprivate func place(in document: JSONDocument) -> Int {
    if let byte { return byte }
    guard let key, let record = try? JSONNode(in: document, at: spot.byte).members() else { return spot.byte }
    return record.first { $0.key == key && $0.node.value != .null }?.node.start ?? spot.byte
  }
}

/// What is wrong in a feed: the findings that stand first in it, and how many there are.
struct FeedFindings: Sendable {
  private static let limit = CappedList<FeedFinding>.limit

  private var kept: [FeedFinding] = []
  private(set) var total = 0
  /// What stands behind this byte is only counted.
  private var end = Int.max

  /// Adds one, which is made only where it may be kept; they may come in any order.
  mutating func append(at spot: FeedSpot, _ finding: @autoclosure () -> FeedFinding) {
    total += 1
    guard spot.byte <= end else { return }
    kept.append(finding())
    if kept.count >= 2 * Self.limit { cut() }
  }

  /// Adds what was found elsewhere in the same feed.
  mutating func append(contentsOf others: FeedFindings) {
    total += others.total
    kept += others.kept
    end = min(end, others.end)
    if kept.count >= 2 * Self.limit { cut() }
  }

  /// Those that are kept, in the order of the feed.
  var first: ArraySlice<FeedFinding> {
    let inOrder = kept.enumerated().sorted { ($0.element.spot.byte, $0.offset) < ($1.element.spot.byte, $1.offset) }
    return inOrder.map(\.element).prefix(Self.limit)
  }

  private mutating func cut() {
    kept = Array(first)
    if kept.count == Self.limit { end = kept.last?.spot.byte ?? end }
  }
}

extension FeedFile {
  /// Says in words of places that people can look up what was found, in the order of the file.
  func problems(_ findings: FeedFindings) -> CappedList<ListingProblem> {
    let document = JSONDocument(data, from: path)
    let problems = data.lend { bytes in
      var place = TextPlace()
      return findings.first.map { finding in
        let isTable = finding.spot.entry == nil
        let byte = isTable ? finding.spot.byte : finding.place(in: document)
        let (line, column) = place.place(of: byte, in: bytes)
        let path = isTable ? "\(name):\(line)" : "\(name):\(line):\(column)"
        return ListingProblem(at: SourcePlace(path, entry: finding.spot.entry, key: finding.key), finding.mistake)
      }
    }
    return CappedList(problems, of: findings.total)
  }
}
