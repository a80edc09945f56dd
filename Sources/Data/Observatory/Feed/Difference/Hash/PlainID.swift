extension KeyedHash {
  /// Hashes an id that stands in its own bytes; nil for one of which spaces, an apostrophe or an escape may have to go.
  @inline(__always)
  func plainID(_ place: Range<Int>, in bytes: LentBytes) -> UInt64? {
    guard !place.isEmpty else { return nil }
    let (first, last) = (bytes[place.lowerBound], bytes[place.upperBound - 1])
    guard 0x21...0x7E ~= first, 0x21...0x7E ~= last, first != DefusedText.apostrophe else { return nil }
    var (position, unusual): (Int, UInt64) = (place.lowerBound, 0)
    while position < place.upperBound {
      let word = bytes.word(from: position, to: place.upperBound)
      unusual |= word & ByteMatch.tops | ByteMatch.places(of: .backslash, in: word)
      position += 8
    }
    return unusual == 0 ? self(bytes, place) : nil
  }
}
