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
