import ArcadeDomain

/// Brings rows into the order of their ids, and leaves out those whose id stands earlier in the file.
///
/// Comparing ids that lie all over a file waits for memory at every step, so
/// each is looked at once: eight bytes behind what all of them have in common
/// become a number, of which only the bits that differ anywhere are sorted by.
/// Rows that are the same in those are sorted by what follows.
struct FeedIDSort {
  /// The rows that were left out.
  private(set) var repeated = FeedFaults()

  private let bytes: LentBytes

  /// Below so many rows comparing is quicker.
  private static let few = 48

  init(in bytes: LentBytes) { self.bytes = bytes }

  /// Sorts rows whose ids have at least so many bytes at the beginning in common.
  mutating func sort(_ places: inout [FeedPlace], from common: Int) {
    guard var order = order(of: places, from: common) else { return sortComparing(&places) }
    Self.arrange(&places, by: &order)
    var (kept, run) = (0, 0)
    while run < places.count {
      var end = run + 1
      while end < places.count, order[end] >> 32 == order[run] >> 32 { end += 1 }
      if end == run + 1 {
        places[kept] = places[run]
        kept += 1
      } else {
        var rows = Array(places[run..<end])
        sort(&rows, from: commonPrefix(of: rows))
        for row in rows {
          places[kept] = row
          kept += 1
        }
      }
      run = end
    }
    places.removeLast(places.count - kept)
  }

  /// Returns what to sort by above where the row stands now, in the order to be; nil where comparing does better.
  private func order(of places: [FeedPlace], from common: Int) -> [UInt64]? {
    guard places.count > Self.few else { return nil }
    var numbers: [UInt64] = []
    numbers.reserveCapacity(places.count)
    var varying: UInt64 = 0
    for place in places {
      let number = place.id(in: bytes).sortingNumber(at: common)
      varying |= number ^ (numbers.first ?? number)
      numbers.append(number)
    }
    guard let bits = VaryingBits(varying) else { return nil }
    for position in numbers.indices {
      numbers[position] = UInt64(bits.gathered(numbers[position])) << 32 | UInt64(UInt32(position))
    }
    RadixSort.sort(&numbers, fromBit: 32, count: bits.count)
    return numbers
  }

  /// Puts the rows where their numbers stand, one taking the place of the other, so that no second list is needed.
  private static func arrange(_ places: inout [FeedPlace], by order: inout [UInt64]) {
    for start in places.indices {
      let first = places[start]
      var position = start
      while true {
        let source = Int(UInt32(truncatingIfNeeded: order[position]))
        // What is in its place says so, and is not moved again.
        order[position] = (order[position] & ~UInt64(UInt32.max)) | UInt64(UInt32(position))
        guard source != start, source != position else { break }
        places[position] = places[source]
        position = source
      }
      if position != start { places[position] = first }
    }
  }

  private func commonPrefix(of places: [FeedPlace]) -> Int {
    guard let first = places.first?.id(in: bytes) else { return 0 }
    return places.reduce(first.count) { $1.id(in: bytes).commonPrefix(with: first, upTo: $0) }
  }

  private mutating func sortComparing(_ places: inout [FeedPlace]) {
    places.sort { one, other in
      switch one.id(in: bytes).order(relativeTo: other.id(in: bytes)) {
      case .before: true
      case .same: one.start < other.start
      case .after: false
      }
    }
    var kept = 0
    for position in places.indices {
      let place = places[position]
      let id = place.id(in: bytes)
      if kept > 0, places[kept - 1].id(in: bytes).equals(id) {
        let start = FeedPosition(byte: place.start)
        repeated.append(at: start, FeedFault(start, .repeated(id.repairedText)))
      } else {
        places[kept] = place
        kept += 1
      }
    }
    places.removeLast(places.count - kept)
  }
}
