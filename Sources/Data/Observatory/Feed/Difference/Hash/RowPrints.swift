/// The prints of a feed in 512 parts by the top bits of the ids, so that the table of one part stays in the cache of a core.
struct RowPrints: Sendable {
  static let partCount = 1 << bits
  private static let bits: UInt64 = 9

  /// The prints of each part, in the order of the feed.
  private(set) var parts = [[RowPrint]](repeating: [], count: partCount)
  /// The rows that were left out to make room, because their ids stand further up.
  private(set) var repeated = FirstFaults<RowFault>()

  private var ids = IDTable()

  /// Reserves room for so many rows.
  mutating func expect(_ count: Int) {
    let mean = count / Self.partCount
    // As many more as a part of evenly distributed ids hardly ever has.
    let room = mean + 5 * Int(Double(mean).squareRoot())
    for part in parts.indices { parts[part].reserveCapacity(room) }
  }

  @inline(__always)
  mutating func append(_ print: RowPrint) {
    let part = Int(print.id >> (64 - Self.bits))
    if parts[part].count == parts[part].capacity { makeRoom(in: part) }
    parts[part].append(print)
  }

  /// Leaves out what repeats an id, so that rows that do so over and over take no memory.
  private mutating func makeRoom(in part: Int) {
    let before = parts[part].count
    ids.removeRepeats(from: &parts[part]) {
      repeated.append(at: $0.place.start, RowFault(place: $0.place, isRepeated: true))
    }
    let kept = parts[part].count
    if kept > before / 2 { parts[part].reserveCapacity(max(8, 2 * kept)) }
  }
}
