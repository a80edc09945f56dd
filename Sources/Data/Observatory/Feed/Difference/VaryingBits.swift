/// The highest bits by which numbers differ from each other, at most 32 of them.
///
/// Numbers that are the same in all other bits stand in the same order when
/// only these are left of them.
struct VaryingBits {
  /// How many there are.
  let count: Int
  /// Groups of neighbours, each with how far it moves down and where it arrives.
  private let groups: [(shift: UInt64, mask: UInt64)]

  /// Finds them in a number in which each of them is set; nil where there are none.
  init?(_ varying: UInt64) {
    var rest = varying
    while rest.nonzeroBitCount > 32 { rest &= rest - 1 }
    count = rest.nonzeroBitCount
    guard rest != 0 else { return nil }
    var groups: [(shift: UInt64, mask: UInt64)] = []
    var arrived: UInt64 = 0
    while rest != 0 {
      let start = UInt64(rest.trailingZeroBitCount)
      let length = UInt64((~(rest >> start)).trailingZeroBitCount)
      let ones = length == 64 ? .max : (1 << length) - 1 as UInt64
      groups.append((shift: start - arrived, mask: ones << arrived))
      rest &= ~(ones << start)
      arrived += length
    }
    self.groups = groups
  }

  /// Returns them side by side.
  @inline(__always)
  func gathered(_ number: UInt64) -> UInt32 {
    var bits: UInt64 = 0
    for group in groups { bits |= number >> group.shift & group.mask }
    return UInt32(truncatingIfNeeded: bits)
  }
}
