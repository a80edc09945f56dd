import ArcadeDomain

/// The rows of a table in the order of their ids, each id once.
struct FeedIndex: Sendable {
  let table: FeedTable
  /// The rows; of those with the same id the first one.
  private(set) var places: [FeedPlace] = []
  /// What was left out, with the places in the file.
  private(set) var faults = FeedFaults()

  /// How many bytes at the beginning all ids have in common.
  private(set) var commonPrefix = Int.max
  private var isSorted = true

  /// So many rows are kept before those that repeat an id are looked for.
  private static let few = 1 << 16

  /// Goes through a table once; nil where an id does not stand there in its own bytes.
  init?(_ table: FeedTable) {
    self.table = table
    guard table.file.data.lend({ collect(from: $0) }) else { return nil }
    if places.isEmpty { commonPrefix = 0 }
  }

  private mutating func collect(from bytes: LentBytes) -> Bool {
    var walk = table.places(in: bytes)
    let layout = table.layout
    var first, last: LentBytes?
    var most = Self.few
    places.reserveCapacity(bytes.count / 64)
    while let range = walk.next() {
      let row = bytes[range.lowerBound, range.upperBound]
      switch layout.id(of: row) {
      case .at(let place):
        let id = row[place.lowerBound, place.upperBound]
        let order = last?.order(relativeTo: id) ?? .before
        guard order != .same else {
          leaveOut(range.lowerBound, .repeated(id.repairedText))
          continue
        }
        commonPrefix = id.commonPrefix(with: first ?? id, upTo: commonPrefix)
        if order == .after { isSorted = false }
        first = first ?? id
        last = id
        places.append(FeedPlace(row: range, id: place))
        if places.count >= most, !isSorted { most = sort(bytes) }
      case .missing: leaveOut(range.lowerBound, .missing(key: FeedField.id.rawValue))
      case .notUTF8: leaveOut(range.lowerBound, .notUTF8)
      case .encoded: return false
      }
    }
    if let quote = walk.unclosedQuote { leaveOut(quote, .unclosedQuote) }
    if !isSorted { _ = sort(bytes) }
    return true
  }

  /// Sorts what there is, and returns how many rows to keep before the next time.
  private mutating func sort(_ bytes: LentBytes) -> Int {
    let count = places.count
    var sort = FeedIDSort(in: bytes)
    sort.sort(&places, from: commonPrefix)
    faults.append(contentsOf: sort.repeated)
    // Where hardly any id is repeated, looking often only takes time.
    return max(Self.few, places.count < count / 2 ? 2 * places.count : 4 * places.count)
  }

  private mutating func leaveOut(_ byte: Int, _ mistake: @autoclosure () -> FeedMistake) {
    let position = FeedPosition(byte: byte)
    faults.append(at: position, FeedFault(position, mistake()))
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
