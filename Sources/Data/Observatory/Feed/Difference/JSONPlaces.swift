/// Finds the compared fields in the objects of a JSON feed, in one pass.
struct JSONPlaces {
  private let hash: KeyedHash
  private let columns: FeedColumns
  private var keys = WordMemo<FeedField>()

  init(_ columns: FeedColumns, _ hash: KeyedHash) { (self.columns, self.hash) = (columns, hash) }

  /// Returns the end of an object, and the places of its fields without quotes; nil if some contain escapes.
  mutating func find(in bytes: ByteView, from start: Int) -> (fields: ComparedFields<Range<Int>>?, end: Int) {
    var (fields, seen) = (ComparedFields(0..<0), 0)
    var (position, isPlain) = (start + 1, true)
    while true {
      let key = JSONList.following(in: bytes, from: position)
      guard bytes[key] == .quote else { return (isPlain ? fields : nil, key + 1) }
      let behind = JSONWalk.endOfText(bytes, from: key, to: bytes.count) ?? bytes.count
      let colon = JSONWalk.skipSpace(bytes, from: behind, to: bytes.count)
      let value = JSONWalk.skipSpace(bytes, from: colon + 1, to: bytes.count)
      position = JSONWalk.endOfValue(bytes, from: value)
      let name = key + 1..<behind - 1
      isPlain = isPlain && Self.isPlain(bytes, name)
      guard isPlain, let field = field(name, in: bytes), bytes[value] != UInt8(ascii: "n") else { continue }
      // Of duplicate keys, the first one does not always count, so the slow path decides.
      isPlain = seen >> field.position & 1 == 0
      seen |= 1 << field.position
      let place = Self.place(of: value..<position, as: field, in: bytes)
      if let place { fields.set(field, to: place) } else { isPlain = false }
    }
  }

  @inline(__always)
  private mutating func field(_ name: Range<Int>, in bytes: ByteView) -> FeedField? {
    keys.meaning(of: hash.key(of: name, in: bytes)) { [columns] in columns.field(named: bytes[name].repairedText) }
  }

  /// Returns the place of a value without its quotes; nil if it needs decoding.
  @inline(__always)
  private static func place(of value: Range<Int>, as field: FeedField, in bytes: ByteView) -> Range<Int>? {
    switch bytes[value.lowerBound] {
    case .quote:
      let text = value.lowerBound + 1..<value.upperBound - 1
      return isPlain(bytes, text) ? text : nil
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return field == .availability ? value : nil
    case .zero where value.count > 1 && bytes[value.lowerBound + 1] != UInt8(ascii: "."): return nil
    case .zero ... .nine:
      switch field {
      case .price, .reviewCount, .reviewAverage, .availability: return value
      case .id: return value.allSatisfy { .zero ... .nine ~= bytes[$0] } ? value : nil
      case .name, .currency, .url, .image, .category: return nil
      }
    default: return nil
    }
  }

  /// Whether a text has no escapes, nor characters that require them.
  @inline(__always)
  private static func isPlain(_ bytes: ByteView, _ text: Range<Int>) -> Bool {
    var (place, unusual): (Int, UInt64) = (text.lowerBound, 0)
    while place < text.upperBound {
      let word = bytes.word(from: place, to: text.upperBound, filler: ByteMatch.spaces)
      unusual |= ByteMatch.places(of: .backslash, in: word) | ByteMatch.belowSpace(in: word)
      place += 8
    }
    return unusual == 0
  }
}
