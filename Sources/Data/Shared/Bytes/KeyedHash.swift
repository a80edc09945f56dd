/// A hash of 64 bits under a key that nobody knows, so that nobody can make rows that meet. Two factors of 64 bits are
/// multiplied to 128, of which both halves count: one step takes up to 16 bytes. The key is new in every comparison;
/// what is told never depends on it.
struct KeyedHash: Sendable {
  private let key: (UInt64, UInt64, UInt64)

  /// Draws a key.
  init() {
    var random = SystemRandomNumberGenerator()
    key = (random.next(), random.next(), random.next())
  }

  /// Hashes two numbers.
  @inline(__always)
  func callAsFunction(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = (one ^ key.0).multipliedFullWidth(by: other ^ key.1)
    return product.high ^ product.low
  }

  /// Hashes some of the bytes of a document.
  @inline(__always)
  func callAsFunction(_ bytes: ByteView, _ range: Range<Int>) -> UInt64 {
    let (start, end, count) = (range.lowerBound, range.upperBound, range.count)
    var (place, state) = (start, key.2)
    while place + 16 < end {
      state = self(bytes.word(at: place), bytes.word(at: place + 8) ^ state)
      place += 16
    }
    // The rest overlaps what was taken, so that no byte is read alone.
    let (one, other): (UInt64, UInt64) =
      switch count {
      case 8...: (bytes.word(at: end - 8), bytes.word(at: max(start, end - 16)))
      default: (bytes.word(from: start, to: end), 0)
      }
    // The length has a place of its own, as it could make up for another byte elsewhere.
    return self(self(one ^ state, other), state ^ UInt64(truncatingIfNeeded: count))
  }

  /// Returns a word with its length where both fit into eight bytes, else its hash.
  @inline(__always)
  func key(of word: Range<Int>, in bytes: ByteView) -> UInt64 {
    let count = UInt64(truncatingIfNeeded: word.upperBound &- word.lowerBound)
    guard count &- 1 < 7 else { return self(bytes, word) }
    // What stands behind the word is shifted out.
    let behind = 64 &- 8 &* count
    return (bytes.word(at: word.lowerBound) &<< behind) &>> behind | count &<< 56
  }

  /// Hashes a text by its bytes.
  func callAsFunction(_ text: String) -> UInt64 { Array(text.utf8).lend { self($0, 0..<$0.count) } }
}
