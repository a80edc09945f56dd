/// Splits the bytes of a terminal into whole keys.
///
/// A key's sequence becomes the characters that the line editor knows for it, on any type of terminal. An incomplete
/// character or sequence waits for the rest, so that reading never blocks. Keys without a meaning and unused control
/// characters are left out; invalid UTF-8 becomes U+FFFD.
struct KeyBuffer {
  /// The character that deletes the character at the cursor; unlike Ctrl-D it never ends the input.
  static let deletion: Unicode.Scalar = "\u{1F}"

  private static let escape = UInt8(ascii: "\u{1B}")
  private static let longestSequence = 32
  /// The sequences of the keys after the escape character.
  private static let sequences: [String: [Unicode.Scalar]] = {
    var known: [String: [Unicode.Scalar]] = ["[3~": [deletion]]
    for start in ["[", "O"] {
      for (end, key) in [
        ("A", "\u{10}"), ("B", "\u{E}"), ("C", "\u{6}"), ("D", "\u{2}"), ("H", "\u{1}"), ("F", "\u{5}"),
      ] {
        known[start + end] = Array(key.unicodeScalars)
      }
    }
    for (number, key) in [("1", "\u{1}"), ("7", "\u{1}"), ("4", "\u{5}"), ("8", "\u{5}")] {
      known["[\(number)~"] = Array(key.unicodeScalars)
    }
    // With Ctrl or Alt: a word at a time.
    for modifier in ["5", "3"] {
      known["[1;\(modifier)C"] = ["\u{1B}", "f"]
      known["[1;\(modifier)D"] = ["\u{1B}", "b"]
    }
    return known
  }()
  /// Ctrl-A, B, D to I, K to N, P, R, T, U, W, Y, and the codes of the deleting keys.
  private static let controls: Set<UInt8> = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 21, 23, 25, 0x7F]
  /// The letters that Alt changes: a word forward, back, deleted.
  private static let meta: Set<UInt8> = [UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "d"), 0x7F]

  private var unread: ArraySlice<UInt8> = []
  /// The byte that ended the previous line; its counterpart after it belongs to the same line end.
  private var lineEnd: UInt8?

  /// Whether more bytes have arrived, complete or not.
  var hasMore: Bool { !unread.isEmpty }

  package mutating func append(_ bytes: some Sequence<UInt8>) { unread += bytes }

  mutating func dropAll() {
    unread = []
    lineEnd = nil
  }

  /// Returns the characters of the next whole key; nil if none has arrived.
  package mutating func next() -> [Unicode.Scalar]? {
    while let byte = unread.first {
      let before = lineEnd
      if byte == Self.escape {
        guard let key = nextSequence() else { return nil }
        if !key.isEmpty { return key }
      } else if byte >= 0x80 {
        guard let scalar = nextScalar() else { return nil }
        lineEnd = nil
        if scalar.value >= 0xA0 { return [scalar] }
      } else {
        unread.removeFirst()
        let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        lineEnd = isLineEnd ? byte : nil
        if isLineEnd, let before, before != byte {
          lineEnd = nil
        } else if (0x20..<0x7F).contains(byte) || Self.controls.contains(byte) {
          return [Unicode.Scalar(byte)]
        }
      }
    }
    return nil
  }

  /// Takes a sequence after the escape character; empty if it has no meaning, nil if it is incomplete.
  private mutating func nextSequence() -> [Unicode.Scalar]? {
    let rest = unread.dropFirst()
    guard let second = rest.first else { return nil }
    switch second {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      guard let end = Self.end(ofSequence: rest) else {
        guard unread.count >= Self.longestSequence else { return nil }
        unread.removeFirst(2)
        return []
      }
      let sequence = String(decoding: rest[..<end], as: UTF8.self)
      unread = unread[end...]
      return Self.sequences[sequence] ?? []
    case _ where Self.meta.contains(second):
      unread.removeFirst(2)
      return ["\u{1B}", Unicode.Scalar(second)]
    case 0x20..<0x7F: unread.removeFirst(2)
    default: unread.removeFirst()
    }
    return []
  }

  /// Returns the end of a sequence that begins with `[` or `O`; nil if it is incomplete.
  private static func end(ofSequence bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex + 1
    guard index < bytes.endIndex else { return nil }
    if bytes.first == UInt8(ascii: "O") { return index + 1 }
    // The function keys of the Linux console have a second bracket.
    if bytes[index] == UInt8(ascii: "[") { return index + 1 < bytes.endIndex ? index + 2 : nil }
    while index < bytes.endIndex {
      switch bytes[index] {
      case 0x20..<0x40: index += 1
      case 0x40..<0x7F: return index + 1
      default: return index
      }
    }
    return nil
  }

  /// Takes a character of several bytes; nil if it is incomplete.
  private mutating func nextScalar() -> Unicode.Scalar? {
    let length =
      switch unread.first ?? 0 {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let whole = unread.prefix(length)
    let valid = whole.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count + 1
    if valid == whole.count, valid < length { return nil }
    let scalar = String(decoding: whole.prefix(valid), as: UTF8.self).unicodeScalars.first
    unread.removeFirst(valid)
    return scalar ?? "\u{FFFD}"
  }
}
