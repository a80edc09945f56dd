import ArcadeDomain

/// Scans a page's bytes once, tag by tag.
struct HTMLScanner {
  /// A tag, as positions.
  struct Tag {
    /// The first eight letters of its name, in lower case.
    let name: UInt64
    let isEnd: Bool
    /// The position of its opening bracket.
    let start: Int
    let attributes: Range<Int>
    /// Whether it has an attribute of microdata.
    let hasItem: Bool
  }

  private let bytes: ByteView
  /// The position after the last token.
  private(set) var position = 0

  init(_ bytes: ByteView) { self.bytes = bytes }

  /// Returns the next tag; nil if none is left.
  mutating func next() -> Tag? {
    while position < bytes.count, let start = bytes.first(Self.less, from: position, to: bytes.count) {
      position = start + 1
      guard position < bytes.count else { return nil }
      switch bytes[position] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): skipRemark()
      case UInt8(ascii: "/"):
        guard position + 1 < bytes.count, bytes[position + 1].isLetter else { continue }
        position += 1
        return tag(from: start, isEnd: true)
      case let byte where byte.isLetter: return tag(from: start, isEnd: false)
      default: continue
      }
    }
    position = bytes.count
    return nil
  }

  /// Returns the text before an element's end tag, and moves past it.
  mutating func text(untilEndOf name: StaticString) -> Range<Int> {
    let start = position
    while position < bytes.count, let end = bytes.first(Self.less, from: position, to: bytes.count) {
      position = end + 1
      guard position < bytes.count, bytes[position] == UInt8(ascii: "/"),
        bytes.beginsInAnyCase(with: name, at: position + 1)
      else { continue }
      position = bytes.first(Self.greater, from: position, to: bytes.count).map { $0 + 1 } ?? bytes.count
      return start..<end
    }
    position = bytes.count
    return start..<bytes.count
  }

  /// Skips a comment or a declaration.
  private mutating func skipRemark() {
    guard bytes.begins(with: "!--", at: position, before: bytes.count) else {
      position = bytes.first(Self.greater, from: position, to: bytes.count).map { $0 + 1 } ?? bytes.count
      return
    }
    position += 1
    while let end = bytes.first(Self.greater, from: position, to: bytes.count) {
      position = end + 1
      if end >= 2, bytes[end - 1] == .minus, bytes[end - 2] == .minus { return }
    }
    position = bytes.count
  }

  private mutating func tag(from start: Int, isEnd: Bool) -> Tag {
    let nameStart = position
    while position < bytes.count, !bytes[position].endsName { position += 1 }
    let name = bytes.lowerWord(from: nameStart, to: position)
    let attributes = position
    var hasItem = false
    while position < bytes.count, bytes[position] != Self.greater {
      if let attribute = HTMLAttributes.next(in: bytes, &position, to: bytes.count), !hasItem {
        hasItem =
          bytes.lowerWord(from: attribute.name.lowerBound, to: attribute.name.lowerBound + 4) == Self.item
          && attribute.name.count > 4
      }
    }
    let end = position
    position = min(position + 1, bytes.count)
    return Tag(name: name, isEnd: isEnd, start: start, attributes: attributes..<end, hasItem: hasItem)
  }

  private static let less = UInt8(ascii: "<")
  private static let greater = UInt8(ascii: ">")
  private static let item = HTMLName.word("item")
}

/// The attributes of a tag, in order.
struct HTMLAttributes {
  /// Finds the next attribute from a position, and moves past it; nil at the end of the tag.
  @inline(__always)
  static func next(in bytes: ByteView, _ place: inout Int, to end: Int) -> (name: Range<Int>, value: Range<Int>)? {
    while place < end, bytes[place].isSpaceOfHTML || bytes[place] == UInt8(ascii: "/") { place += 1 }
    guard place < end, bytes[place] != UInt8(ascii: ">") else { return nil }
    let start = place
    place += 1
    while place < end, !bytes[place].endsName, bytes[place] != UInt8(ascii: "=") { place += 1 }
    let name = start..<place
    while place < end, bytes[place].isSpaceOfHTML { place += 1 }
    guard place < end, bytes[place] == UInt8(ascii: "=") else { return (name, place..<place) }
    place += 1
    while place < end, bytes[place].isSpaceOfHTML { place += 1 }
    guard place < end else { return (name, place..<place) }
    let first = bytes[place]
    if first == .quote || first == UInt8(ascii: "'") {
      let close = bytes.first(first, from: place + 1, to: end) ?? end
      defer { place = min(close + 1, end) }
      return (name, place + 1..<close)
    }
    let valueStart = place
    while place < end, !bytes[place].isSpaceOfHTML, bytes[place] != UInt8(ascii: ">") { place += 1 }
    return (name, valueStart..<place)
  }
}

/// Names of tags and attributes as numbers, for fast comparison.
enum HTMLName {
  /// Returns the number for a name of at most eight letters.
  static func word(_ name: StaticString) -> UInt64 {
    name.withUTF8Buffer { letters in letters.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) } }
  }

  static func word(of name: String) -> UInt64 { name.utf8.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) } }
}

extension ByteView {
  /// Returns the first eight bytes of a name as a number, in lower case.
  @inline(__always)
  func lowerWord(from start: Int, to end: Int) -> UInt64 {
    let word = word(from: start, to: Swift.min(end, count))
    // Letters have bit 7 clear and 6 set; other bytes that this changes are in no name of interest.
    return word | (word & 0x4040_4040_4040_4040) >> 1
  }

  /// Whether a name is at a position, and ends there.
  func beginsInAnyCase(with name: StaticString, at place: Int) -> Bool {
    let end = place + name.utf8CodeUnitCount
    guard end <= count, lowerWord(from: place, to: end) == HTMLName.word(name) else { return false }
    return end == count || self[end].endsName
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }

  @inline(__always)
  fileprivate var isSpaceOfHTML: Bool { self == 0x20 || 0x09...0x0D ~= self }

  /// Whether it ends the name of a tag or an attribute, except for an equals sign.
  @inline(__always)
  fileprivate var endsName: Bool { isSpaceOfHTML || self == UInt8(ascii: ">") || self == UInt8(ascii: "/") }
}
