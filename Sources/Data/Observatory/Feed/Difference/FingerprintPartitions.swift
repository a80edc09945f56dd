/// Where a row of a feed stands, in eight bytes.
struct RowPlace: Hashable, Sendable {
  private let first, count: UInt32

  @inline(__always)
  init(start: Int, end: Int) {
    first = UInt32(start)
    count = UInt32(end - start)
  }

  @inline(__always)
  var start: Int { Int(first) }

  /// What follows the last byte.
  @inline(__always)
  var end: Int { Int(first) + Int(count) }
}

/// Where a row of both feeds stands in each.
struct RowPair: Sendable {
  let old, new: RowPlace
}

/// A row of which it is known that something is wrong with it, but not yet how to say that.
struct RowFault: PlacedFault, Sendable {
  let place: RowPlace
  /// Whether its id stands further up, else it cannot be understood.
  let isRepeated: Bool

  var start: Int { place.start }
}

/// What is kept of a row, in 24 bytes: whose it is, what it says, and where it stands.
struct RowFingerprint: Sendable {
  let id: UInt64
  /// The hash of all that is watched; odd where that cannot be understood.
  let figures: UInt64
  let place: RowPlace

  @inline(__always)
  init(id: UInt64, figures: UInt64, isReadable: Bool, at place: RowPlace) {
    (self.id, self.place) = (id, place)
    self.figures = isReadable ? figures & ~1 : figures | 1
  }

  /// Whether all that is watched could be understood.
  @inline(__always)
  var isReadable: Bool { figures & 1 == 0 }
}

/// The prints of a feed in 512 parts by the top bits of the ids, so that the table of one part stays in the cache of a core.
struct FingerprintPartitions: Sendable {
  static let partCount = 1 << bits
  private static let bits: UInt64 = 9
  /// The prints of each part, in the order of the feed.
  private(set) var parts = [[RowFingerprint]](repeating: [], count: partCount)
  /// The rows that were left out to make room, because their ids stand further up.
  private(set) var repeated = FirstFaults<RowFault>()
  private var ids = IDTable()
  private var count = 0
  private let byteCount: Int
  /// Rows shorter than that mostly repeat ids, and then need no room.
  private static let fewestBytes = 32
  /// How many rows tell how long the others may be.
  private static let sample = 256

  init(of byteCount: Int) { self.byteCount = byteCount }

  @inline(__always)
  mutating func append(_ print: RowFingerprint) {
    let part = Int(truncatingIfNeeded: print.id &>> (64 &- Self.bits))
    if parts[part].count == parts[part].capacity { makeRoom(in: part) }
    parts[part].append(print)
    count &+= 1
    if count == Self.sample { makeRoom(upTo: print.place.end) }
  }

  /// Reserves room for as many rows as there will be if they are as long as the first ones.
  private mutating func makeRoom(upTo end: Int) {
    let mean = byteCount / max(Self.fewestBytes, end / Self.sample) / Self.partCount
    // As many more as a part of evenly distributed ids hardly ever has.
    let room = mean + mean / 64 + 5 * Int(Double(mean).squareRoot()) + 1
    for part in parts.indices { parts[part].reserveCapacity(room) }
  }

  /// Leaves out what repeats an id, so that rows that do so over and over take no memory.
  private mutating func makeRoom(in part: Int) {
    let before = parts[part].count
    ids.removeRepeats(from: &parts[part]) {
      repeated.append(at: $0.place.start, RowFault(place: $0.place, isRepeated: true))
    }
    let left = parts[part].count
    if left > before / 2 { parts[part].reserveCapacity(max(8, 2 * left)) }
  }
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
  mutating func removeRepeats(from prints: inout [RowFingerprint], _ leaveOut: (RowFingerprint) -> Void) {
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
