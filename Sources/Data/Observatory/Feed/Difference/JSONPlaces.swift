/// Finds what is compared in the objects of a JSON feed, in one walk over their bytes.
struct JSONPlaces {
  private let hash: KeyedHash
  private let columns: FeedColumns
  private var keys = WordMemo<FeedField>()
  /// The keys of the object before, as those of the next one mostly are the same in the same order.
  private var guesses: [KeyGuess] = []

  init(_ columns: FeedColumns, _ hash: KeyedHash) { (self.columns, self.hash) = (columns, hash) }

  /// Returns where an object ends, and where its fields stand, without quotes; nil for those where some stand in other bytes than their own.
  mutating func find(in bytes: ByteView, from start: Int) -> (fields: ComparedFields<Range<Int>>?, end: Int) {
    var (fields, seen) = (ComparedFields(0..<0), 0)
    var (position, ordinal) = (start + 1, 0)
    var isPlain = true
    while true {
      let key = JSONList.following(in: bytes, from: position)
      guard bytes[key] == .quote else { return (isPlain ? fields : nil, key + 1) }
      var (field, value): (FeedField?, Int)
      if ordinal < guesses.count, guesses[ordinal].stands(at: key, in: bytes) {
        (field, value) = (guesses[ordinal].field, key + guesses[ordinal].count)
      } else {
        let isPlainKey: Bool
        (field, isPlainKey, value) = read(key, ordinal, in: bytes)
        isPlain = isPlain && isPlainKey
      }
      ordinal += 1
      value = JSONWalk.skipSpace(bytes, from: value, to: bytes.count)
      position = JSONWalk.endOfValue(bytes, from: value)
      guard isPlain, let field, bytes[value] != UInt8(ascii: "n") else { continue }
      // Of several under one key not always the first one counts.
      isPlain = seen >> field.position & 1 == 0
      seen |= 1 << field.position
      let place = Self.place(of: value..<position, as: field, in: bytes)
      if let place { fields.set(field, to: place) } else { isPlain = false }
    }
  }

  /// Returns which field a key names, whether it stands in its own bytes, and what follows its colon.
  private mutating func read(_ key: Int, _ ordinal: Int, in bytes: ByteView) -> (FeedField?, isPlain: Bool, end: Int) {
    let behind = JSONWalk.endOfText(bytes, from: key, to: bytes.count) ?? bytes.count
    let colon = JSONWalk.skipSpace(bytes, from: behind, to: bytes.count)
    let name = key + 1..<behind - 1
    guard Self.isPlain(bytes, name) else { return (nil, false, colon + 1) }
    let field = keys.meaning(of: hash.key(of: name, in: bytes)) { [columns] in
      columns.field(named: bytes[name].repairedText)
    }
    if let guess = KeyGuess(bytes, key..<colon + 1, field), ordinal <= guesses.count, ordinal < Self.mostGuesses {
      if ordinal < guesses.count { guesses[ordinal] = guess } else { guesses.append(guess) }
    }
    return (field, true, colon + 1)
  }

  private static let mostGuesses = 64

  /// Returns where a value stands without its quotes; nil where it does not stand for itself.
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

  /// Whether a text has neither escapes nor what must be escaped.
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

/// A key of at most 16 bytes with its quotes and its colon, and the field that it names.
private struct KeyGuess {
  let field: FeedField?
  let count: Int
  private let first: UInt64
  private let last: UInt64
  private let shift: UInt64

  init?(_ bytes: ByteView, _ place: Range<Int>, _ field: FeedField?) {
    guard place.count <= 16 else { return nil }
    (self.field, count) = (field, place.count)
    shift = place.count < 8 ? 64 - 8 * UInt64(place.count) : 0
    first = bytes.word(at: place.lowerBound) << shift
    last = bytes.word(at: place.upperBound - min(8, place.count)) << shift
  }

  /// Whether it stands there; two words that may overlap hold all of it.
  @inline(__always)
  func stands(at place: Int, in bytes: ByteView) -> Bool {
    guard count <= bytes.count &- place else { return false }
    let end = place &+ (count < 8 ? 0 : count &- 8)
    return bytes.word(at: place) &<< shift == first && bytes.word(at: end) &<< shift == last
  }
}
