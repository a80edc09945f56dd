/// A 64-bit hash under a random key, so that nobody can craft rows that collide. Two 64-bit factors are multiplied to
/// 128 bits, and both halves count. One step takes up to 16 bytes. The key is new in every comparison; results never
/// depend on it.
struct KeyedHash: Sendable {
  private let key: (UInt64, UInt64, UInt64)

  /// Draws a random key.
  init() {
    var random = SystemRandomNumberGenerator()
    key = (random.next(), random.next(), random.next())
  }

  @inline(__always)
  func callAsFunction(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = (one ^ key.0).multipliedFullWidth(by: other ^ key.1)
    return product.high ^ product.low
  }

  /// Hashes a range of a document's bytes.
  @inline(__always)
  func callAsFunction(_ bytes: ByteView, _ range: Range<Int>) -> UInt64 {
    let (start, end, count) = (range.lowerBound, range.upperBound, range.count)
    var (place, state) = (start, key.2)
    while place + 16 < end {
      state = self(bytes.word(at: place), bytes.word(at: place + 8) ^ state)
      place += 16
    }
    // The rest overlaps bytes already hashed, so that no byte is read alone.
    let (one, other): (UInt64, UInt64) =
      switch count {
      case 8...: (bytes.word(at: end - 8), bytes.word(at: max(start, end - 16)))
      default: (bytes.word(from: start, to: end), 0)
      }
    // The length goes in separately, because otherwise it could cancel out another byte.
    return self(self(one ^ state, other), state ^ UInt64(truncatingIfNeeded: count))
  }

  /// Returns a word and its length if both fit into eight bytes; otherwise its hash.
  @inline(__always)
  func key(of word: Range<Int>, in bytes: ByteView) -> UInt64 {
    let count = UInt64(truncatingIfNeeded: word.upperBound &- word.lowerBound)
    guard count &- 1 < 7 else { return self(bytes, word) }
    // Bytes after the word are shifted out.
    let behind = 64 &- 8 &* count
    return (bytes.word(at: word.lowerBound) &<< behind) &>> behind | count &<< 56
  }

  func callAsFunction(_ text: String) -> UInt64 { Array(text.utf8).lend { self($0, 0..<$0.count) } }
}
