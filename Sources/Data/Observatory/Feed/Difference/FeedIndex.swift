import ArcadeDomain

/// The rows of a table in the order of their ids, of which some may stand there twice.
struct FeedIndex: Sendable {
  let table: FeedTable
  /// The rows; those with the same id as they stand in the file.
  private(set) var places: [FeedPlace] = []
  /// What was left out, with the places in the file.
  private(set) var findings = FeedFindings()

  /// How many bytes at the beginning all ids have in common.
  private(set) var commonPrefix = 0

  /// Goes through a table once; nil where an id does not stand there in its own bytes.
  init?(_ table: FeedTable) {
    self.table = table
    guard let survey = table.file.data.lend({ collect(from: $0) }) else { return nil }
    commonPrefix = places.isEmpty ? 0 : survey.commonPrefix
    guard !survey.isSorted else { return }
    places = table.file.data.lend { FeedIDSort(bytes: $0).sorted(places, from: commonPrefix) }
  }

  /// What the scan found out about the ids.
  private struct Survey {
    var isSorted = true
    var commonPrefix = Int.max
  }

  private mutating func collect(from bytes: LentBytes) -> Survey? {
    var walk = table.places(in: bytes)
    let layout = table.layout
    var survey = Survey()
    var first, last: LentBytes?
    places.reserveCapacity(bytes.count / 64)
    while let range = walk.next() {
      let row = bytes[range.lowerBound, range.upperBound]
      switch layout.id(of: row) {
      case .at(let place):
        let id = row[place.lowerBound, place.upperBound]
        survey.commonPrefix = id.commonPrefix(with: first ?? id, upTo: survey.commonPrefix)
        if survey.isSorted, let last, last.order(relativeTo: id) == .after { survey.isSorted = false }
        first = first ?? id
        last = id
        places.append(FeedPlace(row: range, id: place))
      case .missing: leaveOut(range.lowerBound, .missing(key: FeedField.id.rawValue))
      case .notUTF8: leaveOut(range.lowerBound, .notUTF8)
      case .encoded: return nil
      }
    }
    if let quote = walk.unclosedQuote { leaveOut(quote, .unclosedQuote) }
    return survey
  }

  private mutating func leaveOut(_ byte: Int, _ mistake: @autoclosure () -> FeedMistake) {
    let spot = FeedSpot(byte: byte)
    findings.append(at: spot, FeedFinding(spot, mistake()))
  }

  /// Returns how many rows have an id below another one.
  func count(below id: LentBytes, in bytes: LentBytes) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].id(in: bytes).order(relativeTo: id) == .before { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
