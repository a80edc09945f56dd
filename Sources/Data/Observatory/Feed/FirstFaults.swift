import ArcadeDomain

/// Something wrong with what begins at a byte of a feed.
protocol PlacedFault: Sendable {
  var start: Int { get }
}

/// What is wrong in a feed: the faults that stand first in it, and how many there are.
struct FirstFaults<Fault: PlacedFault>: Sendable {
  private static var limit: Int { CappedList<Fault>.limit }

  private var kept: [Fault] = []
  private(set) var total = 0
  /// What stands behind this byte is only counted.
  private var end = Int.max

  /// Adds one, which is made only where it may be kept; they may come in any order.
  mutating func append(at start: Int, _ fault: @autoclosure () -> Fault) {
    total += 1
    guard start <= end else { return }
    kept.append(fault())
    if kept.count >= 2 * Self.limit { cut() }
  }

  /// Adds what was found elsewhere in the same feed.
  mutating func append(contentsOf others: FirstFaults) {
    guard others.total > 0 else { return }
    total += others.total
    kept += others.kept
    end = min(end, others.end)
    if kept.count >= 2 * Self.limit { cut() }
  }

  /// Counts some that stand behind those that are kept.
  mutating func count(_ further: Int) { total += further }

  /// Those that are kept, in the order of the feed.
  var first: ArraySlice<Fault> {
    let inOrder = kept.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    return inOrder.map(\.element).prefix(Self.limit)
  }

  private mutating func cut() {
    kept = Array(first)
    if kept.count == Self.limit { end = kept.last?.start ?? end }
  }
}
