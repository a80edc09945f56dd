/// The positions of delimiters in a block of lines, found without mispredicted branches.
struct DelimiterIndex {
  /// The block size that keeps a block and its positions in a core's L1 cache.
  static let block = 1 << 14

  /// The positions, in order.
  private(set) var places = [Int](repeating: 0, count: block + 2 * step)
  private(set) var count = 0

  private static let step = 64

  /// Finds the delimiters of a block, and returns whether it is ASCII.
  mutating func fill(_ delimiter: UInt8, in bytes: ByteView) -> Bool {
    precondition(bytes.count <= Self.block)
    var places = self.places.mutableSpan
    var (start, found, mixed): (Int, Int, UInt64) = (0, 0, 0)
    while start < bytes.count {
      var hits: UInt64 = 0
      if bytes.count &- start >= Self.step {
        let (bits, letters) = bytes.bits(of: delimiter, at: start)
        (hits, mixed) = (bits, mixed | letters)
      } else {
        for place in stride(from: start, to: bytes.count, by: 8) {
          let letters = bytes.word(at: place)
          mixed |= letters
          hits |= ByteMatch.bits(of: delimiter, in: letters) &<< UInt64(truncatingIfNeeded: place &- start)
        }
      }
      let end = found &+ hits.nonzeroBitCount
      // Eight at once, because the last one cannot be predicted.
      repeat {
        for _ in 0..<8 {
          places[found] = start &+ hits.trailingZeroBitCount
          hits &= hits &- 1
          found &+= 1
        }
      } while hits != 0
      found = end
      start &+= Self.step
    }
    count = found
    return mixed & ByteMatch.tops == 0
  }
}
