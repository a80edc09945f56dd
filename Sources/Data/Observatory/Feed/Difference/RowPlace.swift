/// Where a row of a feed stands, in eight bytes.
struct RowPlace: Hashable, Sendable {
  private let first: UInt32
  private let count: UInt32

  @inline(__always)
  init(start: Int, end: Int) {
    first = UInt32(start)
    count = UInt32(end - start)
  }

  /// The first byte.
  @inline(__always)
  var start: Int { Int(first) }

  /// What follows the last byte.
  @inline(__always)
  var end: Int { Int(first) + Int(count) }
}

/// Where a row of both feeds stands in each.
struct RowPair: Sendable {
  let old: RowPlace
  let new: RowPlace
}

/// A row of which it is known that something is wrong with it, but not yet how to say that.
struct RowFault: PlacedFault, Sendable {
  let place: RowPlace
  /// Whether its id stands further up, else it cannot be understood.
  let isRepeated: Bool

  var start: Int { place.start }
}
