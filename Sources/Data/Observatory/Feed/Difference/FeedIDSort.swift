import ArcadeDomain

/// Brings rows into the order of their ids, those with the same id as they stand in the file.
///
/// Comparing ids that lie all over a file waits for memory at every step, so
/// each is looked at once: eight bytes behind what all of them have in common
/// become a number, of which only the bits that differ anywhere are sorted by.
/// Rows that are the same in those are sorted by what follows.
struct FeedIDSort {
  let bytes: LentBytes

  /// Below so many rows comparing is quicker.
  private static let few = 48

  /// Sorts rows whose ids have at least so many bytes at the beginning in common.
  func sorted(_ places: [FeedPlace], from common: Int) -> [FeedPlace] {
    guard places.count > Self.few else { return compared(places) }
    var numbers: [UInt64] = []
    numbers.reserveCapacity(places.count)
    var varying: UInt64 = 0
    for place in places {
      let number = place.id(in: bytes).sortingNumber(at: common)
      varying |= number ^ (numbers.first ?? number)
      numbers.append(number)
    }
    guard let bits = VaryingBits(varying) else { return compared(places) }
    for position in numbers.indices {
      numbers[position] = UInt64(bits.gathered(numbers[position])) << 32 | UInt64(UInt32(position))
    }
    RadixSort.sort(&numbers, fromBit: 32, count: bits.count)
    return inRuns(of: numbers, places)
  }

  /// Puts the rows where the sorted numbers say, and sorts on where the numbers are the same.
  private func inRuns(of numbers: [UInt64], _ places: [FeedPlace]) -> [FeedPlace] {
    var result: [FeedPlace] = []
    result.reserveCapacity(places.count)
    var run = 0
    for (position, number) in numbers.enumerated() {
      if position > 0, number >> 32 != numbers[position - 1] >> 32 {
        sortRun(from: run, in: &result)
        run = position
      }
      result.append(places[Int(UInt32(truncatingIfNeeded: number))])
    }
    sortRun(from: run, in: &result)
    return result
  }

  @inline(__always)
  private func sortRun(from start: Int, in places: inout [FeedPlace]) {
    guard places.count - start > 1 else { return }
    let run = Array(places[start...])
    places.replaceSubrange(start..., with: sorted(run, from: commonPrefix(of: run)))
  }

  private func commonPrefix(of places: [FeedPlace]) -> Int {
    guard let first = places.first?.id(in: bytes) else { return 0 }
    return places.reduce(first.count) { $1.id(in: bytes).commonPrefix(with: first, upTo: $0) }
  }

  private func compared(_ places: [FeedPlace]) -> [FeedPlace] {
    places.sorted { one, other in
      switch one.id(in: bytes).order(relativeTo: other.id(in: bytes)) {
      case .before: true
      case .same: one.start < other.start
      case .after: false
      }
    }
  }
}
