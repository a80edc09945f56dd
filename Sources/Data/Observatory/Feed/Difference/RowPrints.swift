/// What is kept of a row, in 24 bytes: whose it is, what it says, and where it stands.
struct RowFingerprint: Sendable {
  /// The hash of its id.
  let id: UInt64
  /// The hash of all that is watched; odd where that cannot be understood.
  let figures: UInt64
  /// Where it stands.
  let place: RowPlace

  @inline(__always)
  init(id: UInt64, figures: UInt64, isReadable: Bool, at place: RowPlace) {
    (self.id, self.place) = (id, place)
    self.figures = isReadable ? figures & ~1 : figures | 1
  }

  /// What stands where no print is.
  static let nothing = RowFingerprint(id: 0, figures: 0, isReadable: true, at: RowPlace(start: 0, end: 0))

  /// Whether all that is watched could be understood.
  @inline(__always)
  var isReadable: Bool { figures & 1 == 0 }
}

/// The prints of a feed in 512 parts by the top bits of the ids, so that the table of one part stays in the cache of a core.
struct RowPrints: Sendable {
  static let partCount = 1 << bits
  private static let bits: UInt64 = 9

  /// The rows that were left out to make room, because their ids stand further up.
  private(set) var repeated = FirstFaults<RowFault>()

  /// Room for each part, one after another, in the order of the feed.
  private var rows: [RowFingerprint] = []
  private var room = 0
  private var counts = [Int](repeating: 0, count: partCount)
  /// What found no room, by its part.
  private var others = [[RowFingerprint]](repeating: [], count: partCount)
  /// What was added last, and is in no part yet.
  private var batch: [RowFingerprint] = []
  private var ids = IDTable()

  private let byteCount: Int
  private static let batchCount = 256
  /// Rows shorter than that mostly repeat ids, and then need no room.
  private static let fewestBytes = 32

  /// Takes the prints of a feed of so many bytes.
  init(of byteCount: Int) { self.byteCount = byteCount }

  /// Adds the print of the next row.
  @inline(__always)
  mutating func append(_ print: RowFingerprint) {
    batch.append(print)
    if batch.count == Self.batchCount { distribute() }
  }

  /// Puts what was added last into its parts, many at once, as one store after another would wait for memory.
  @inline(never)
  mutating func distribute() {
    if room == 0, batch.count == Self.batchCount { makeRoom() }
    var late: [RowFingerprint] = []
    // What stays in the struct would be checked for being shared at every step.
    var (rows, counts) = (self.rows, self.counts)
    (self.rows, self.counts) = ([], [])
    do {
      var rows = rows.mutableSpan
      var counts = counts.mutableSpan
      for print in batch {
        let part = Self.part(of: print)
        let count = counts[part]
        if count < room {
          rows[part &* room &+ count] = print
          counts[part] = count &+ 1
        } else {
          late.append(print)
        }
      }
    }
    (self.rows, self.counts) = (rows, counts)
    for print in late {
      let part = Self.part(of: print)
      if others[part].count == others[part].capacity { makeRoom(in: part) }
      others[part].append(print)
    }
    batch.removeAll(keepingCapacity: true)
  }

  /// All prints of a part.
  func part(_ part: Int) -> ArraySlice<RowFingerprint> {
    let rows = rows[part * room..<part * room + counts[part]]
    return others[part].isEmpty ? rows : rows + others[part]
  }

  @inline(__always)
  private static func part(of print: RowFingerprint) -> Int { Int(truncatingIfNeeded: print.id &>> (64 &- bits)) }

  /// Reserves room for as many rows as there will be if they are as long as the first ones.
  private mutating func makeRoom() {
    let bytes = max(Self.fewestBytes, (batch[batch.count - 1].place.end - batch[0].place.start) / batch.count)
    let mean = byteCount / bytes / Self.partCount
    // As many more as a part of evenly distributed ids hardly ever has.
    room = mean + mean / 64 + 5 * Int(Double(mean).squareRoot()) + 1
    rows = [RowFingerprint](repeating: .nothing, count: room * Self.partCount)
  }

  /// Leaves out what repeats an id, so that rows that do so over and over take no memory.
  private mutating func makeRoom(in part: Int) {
    let before = others[part].count
    ids.removeRepeats(from: &others[part]) {
      repeated.append(at: $0.place.start, RowFault(place: $0.place, isRepeated: true))
    }
    let kept = others[part].count
    if kept > before / 2 { others[part].reserveCapacity(max(8, 2 * kept)) }
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
