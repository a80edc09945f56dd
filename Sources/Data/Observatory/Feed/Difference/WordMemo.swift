/// A cache of the meanings of repeated words in a feed.
struct WordMemo<Meaning: Sendable>: Sendable {
  private var keys = [UInt64](repeating: 0, count: slots)
  private var meanings = [Meaning?](repeating: nil, count: slots)
  private var count = 0

  private static var slots: Int { 256 }

  /// Returns a word's meaning by its key, computed once; if hardly any word repeats, the cache is bypassed.
  @inline(__always)
  mutating func meaning(of key: UInt64, _ find: () -> Meaning?) -> Meaning? {
    let slot = Self.slot(of: key)
    return keys[slot] == key && key != 0 ? meanings[slot] : search(for: key, find)
  }

  @inline(never)
  private mutating func search(for key: UInt64, _ find: () -> Meaning?) -> Meaning? {
    guard key != 0 else { return find() }
    var slot = Self.slot(of: key)
    while keys[slot] != key {
      guard keys[slot] == 0 else {
        slot = (slot + 1) & (Self.slots - 1)
        continue
      }
      let meaning = find()
      guard count < Self.slots / 2 else { return meaning }
      (keys[slot], meanings[slot], count) = (key, meaning, count + 1)
    }
    return meanings[slot]
  }

  @inline(__always)
  private static func slot(of key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 56) }
}
