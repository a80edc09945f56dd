import Dispatch
import Synchronization

/// What the hashes of two feeds tell about some of their rows.
///
/// Joining takes a twentieth of the time of a comparison, as the table of one
/// part stays in the cache.
struct FeedJoin: Sendable {
  /// The rows that only the new feed has.
  private(set) var new: [RowPlace] = []
  /// The rows that only the old feed has.
  private(set) var outOfSight: [RowPlace] = []
  /// The rows of both that do not say the same, but for those that say it in neither so that it can be understood.
  private(set) var different: [RowPair] = []
  /// How many rows of both say the same.
  private(set) var unchanged = 0
  /// What repeats an id or cannot be understood.
  private(set) var oldFaults = FirstFaults<RowFault>()
  private(set) var newFaults = FirstFaults<RowFault>()

  private var ids = IDTable()
  private var isFound: [Bool] = []

  /// Joins all parts, on all cores.
  init(_ old: RowPrints, _ new: RowPrints) {
    let joined = Mutex(FeedJoin())
    DispatchQueue.concurrentPerform(iterations: Self.groups) { group in
      var join = FeedJoin()
      for part in stride(from: group, to: RowPrints.partCount, by: Self.groups) {
        join.join(old.part(part), new.part(part))
      }
      joined.withLock { $0.append(join) }
    }
    self = joined.withLock { $0 }
    oldFaults.append(contentsOf: old.repeated)
    newFaults.append(contentsOf: new.repeated)
  }

  private init() {}

  private static let groups = 16

  private mutating func append(_ other: FeedJoin) {
    new += other.new
    outOfSight += other.outOfSight
    different += other.different
    unchanged += other.unchanged
    oldFaults.append(contentsOf: other.oldFaults)
    newFaults.append(contentsOf: other.newFaults)
  }

  /// Looks for the new rows of a part among the old ones.
  mutating func join(_ old: ArraySlice<RowPrint>, _ new: ArraySlice<RowPrint>) {
    let (oldStart, newStart) = (old.startIndex, new.startIndex - old.count)
    guard old.count + new.count > 0 else { return }
    ids.clear(for: old.count + new.count)
    isFound.removeAll(keepingCapacity: true)
    for (position, row) in old.enumerated() {
      let isRepeated = ids.place(row.id, at: position) { old[oldStart + $0].id } != nil
      // Nothing else is told about a row whose id stands further up.
      isFound.append(isRepeated)
      if isRepeated { note(row, isRepeated, in: &oldFaults) }
    }
    for (position, row) in new.enumerated() {
      let other = ids.place(row.id, at: old.count + position) {
        $0 < old.count ? old[oldStart + $0].id : new[newStart + $0].id
      }
      let isRepeated = other.map { $0 >= old.count || isFound[$0] } ?? false
      note(row, isRepeated, in: &newFaults)
      guard !isRepeated else { continue }
      guard let other else {
        self.new.append(row.place)
        continue
      }
      isFound[other] = true
      let before = old[oldStart + other]
      // What is gone is gone, whatever it said.
      note(before, false, in: &oldFaults)
      if before.figures == row.figures {
        unchanged += 1
      } else if before.isReadable || row.isReadable {
        different.append(RowPair(old: before.place, new: row.place))
      }
    }
    for (position, row) in old.enumerated() where !isFound[position] { outOfSight.append(row.place) }
  }

  @inline(__always)
  private func note(_ row: RowPrint, _ isRepeated: Bool, in faults: inout FirstFaults<RowFault>) {
    guard isRepeated || !row.isReadable else { return }
    faults.append(at: row.place.start, RowFault(place: row.place, isRepeated: isRepeated))
  }
}

/// Where a row of both feeds stands in each.
struct RowPair: Sendable {
  let old: RowPlace
  let new: RowPlace
}

/// An open table of the hashes of ids, so small that it stays in the cache of a core.
struct IDTable {
  /// Positions, from 1; 0 where nothing stands.
  private var slots: [UInt32] = []
  private var mask = 0

  /// Empties it and makes room for so many ids, at least twice as much as they need.
  mutating func clear(for count: Int) {
    let size = max(16, 1 << (Int.bitWidth - (2 * count).leadingZeroBitCount))
    if size > slots.count {
      slots = [UInt32](repeating: 0, count: size)
    } else {
      for slot in 0..<size { slots[slot] = 0 }
    }
    mask = size - 1
  }

  /// Returns the position under which an id was put before; where there is none, puts it under a new one and returns nil.
  @inline(__always)
  mutating func place(_ id: UInt64, at position: Int, _ idAt: (Int) -> UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: id) & mask
    while slots[slot] > 0 {
      let other = Int(slots[slot]) - 1
      if idAt(other) == id { return other }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(position + 1)
    return nil
  }

  /// Leaves of the prints with the same id the first one.
  mutating func removeRepeats(from prints: inout [RowPrint], _ leaveOut: (RowPrint) -> Void) {
    clear(for: prints.count)
    var kept = 0
    for position in prints.indices {
      let print = prints[position]
      if place(print.id, at: kept, { prints[$0].id }) != nil {
        leaveOut(print)
      } else {
        prints[kept] = print
        kept += 1
      }
    }
    prints.removeLast(prints.count - kept)
  }
}
