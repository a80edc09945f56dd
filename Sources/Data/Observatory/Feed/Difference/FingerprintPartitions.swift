/// The place of a row in a feed, in eight bytes.
struct RowPlace: Hashable, Sendable {
  private let first, count: UInt32

  @inline(__always)
  init(start: Int, end: Int) {
    first = UInt32(start)
    count = UInt32(end - start)
  }

  @inline(__always)
  var start: Int { Int(first) }

  /// The position after the last byte.
  @inline(__always)
  var end: Int { Int(first) + Int(count) }
}

/// The places of a row in both feeds.
struct RowPair: Sendable {
  let old, new: RowPlace
}

/// A row with a mistake that is not described yet.
struct RowFault: PlacedFault, Sendable {
  let place: RowPlace
  /// Whether its ID is a duplicate; otherwise it is unreadable.
  let isRepeated: Bool

  var start: Int { place.start }
}

/// The data kept of a row, in 24 bytes: hashes of its ID and figures, and its place.
struct RowFingerprint: Sendable {
  let id: UInt64
  /// The hash of the watched figures; odd if they are unreadable.
  let figures: UInt64
  let place: RowPlace

  @inline(__always)
  init(id: UInt64, figures: UInt64, isReadable: Bool, at place: RowPlace) {
    (self.id, self.place) = (id, place)
    self.figures = isReadable ? figures & ~1 : figures | 1
  }

  /// Whether all watched figures are readable.
  @inline(__always)
  var isReadable: Bool { figures & 1 == 0 }
}

/// The fingerprints of a feed in 512 parts by the top bits of the ID, so that one part's table fits a core's cache.
struct FingerprintPartitions: Sendable {
  static let partCount = 1 << bits
  private static let bits: UInt64 = 9
  /// The fingerprints of each part, in feed order.
  private(set) var parts = [[RowFingerprint]](repeating: [], count: partCount)
  /// The duplicates that were removed to save memory.
  private(set) var repeated = FirstFaults<RowFault>()
  private var ids = IDTable()
  private var count = 0
  private let byteCount: Int
  /// Rows shorter than that are mostly duplicates and need no memory.
  private static let fewestBytes = 32
  /// The number of rows from which the average length is estimated.
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

  /// Reserves memory for the rows, estimated from the length of the first ones.
  private mutating func makeRoom(upTo end: Int) {
    let mean = byteCount / max(Self.fewestBytes, end / Self.sample) / Self.partCount
    // An upper bound that a part of evenly distributed IDs hardly ever exceeds.
    let room = mean + mean / 64 + 5 * Int(Double(mean).squareRoot()) + 1
    for part in parts.indices { parts[part].reserveCapacity(room) }
  }

  /// Removes duplicates, so that endlessly repeated rows take no memory.
  private mutating func makeRoom(in part: Int) {
    let before = parts[part].count
    ids.removeRepeats(from: &parts[part]) {
      repeated.append(at: $0.place.start, RowFault(place: $0.place, isRepeated: true))
    }
    let left = parts[part].count
    if left > before / 2 { parts[part].reserveCapacity(max(8, 2 * left)) }
  }
}

/// An open-addressing hash table of IDs, small enough for a core's cache.
struct IDTable {
  /// Positions, from 1; 0 for an empty slot.
  private var slots: [UInt32] = []
  private var mask = 0

  /// Empties the table and sizes it to at least twice the number of IDs.
  mutating func clear(for count: Int) {
    let size = max(16, 1 << (Int.bitWidth - (2 * count).leadingZeroBitCount))
    if size > slots.count {
      slots = [UInt32](repeating: 0, count: size)
    } else {
      for slot in 0..<size { slots[slot] = 0 }
    }
    mask = size - 1
  }

  /// Returns the position of an ID; if it is missing, inserts it and returns nil.
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

  /// Keeps the first of the fingerprints with the same ID.
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
