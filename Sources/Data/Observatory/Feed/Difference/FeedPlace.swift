import ArcadeDomain

/// Where a row of a table and its id stand, in a quarter of the memory that two ranges take.
struct FeedPlace: Hashable, Sendable {
  private let rowStart: UInt32
  private let rowEnd: UInt32
  private let idStart: UInt32
  private let idEnd: UInt32

  /// Notes a row and the place of its id in it.
  @inline(__always)
  init(row: Range<Int>, id: Range<Int>) {
    rowStart = UInt32(row.lowerBound)
    rowEnd = UInt32(row.upperBound)
    idStart = UInt32(row.lowerBound + id.lowerBound)
    idEnd = UInt32(row.lowerBound + id.upperBound)
  }

  /// Where the row begins.
  @inline(__always)
  var start: Int { Int(rowStart) }

  /// The row.
  @inline(__always)
  func row(in bytes: LentBytes) -> LentBytes { bytes[Int(rowStart), Int(rowEnd)] }

  /// The id.
  @inline(__always)
  func id(in bytes: LentBytes) -> LentBytes { bytes[Int(idStart), Int(idEnd)] }
}

extension LentBytes {
  /// Tells where an id stands relative to another one.
  @inline(__always)
  func order(relativeTo other: LentBytes) -> IDOrder {
    let difference = compared(with: other)
    return difference == 0 ? .same : difference < 0 ? .before : .after
  }
}
