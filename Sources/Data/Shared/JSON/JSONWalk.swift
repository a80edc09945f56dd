/// Finds the ends of the parts of a JSON document.
enum JSONWalk {
  static let literals: [StaticString] = ["true", "false", "null"]

  @inline(__always)
  static func skipSpace(_ bytes: ByteView, from start: Int, to end: Int) -> Int {
    var place = start
    while place < end {
      switch bytes[place] {
      case 0x20, 0x0A, 0x0D, 0x09: place += 1
      default: return place
      }
    }
    return place
  }

  /// Returns the end of a text, after its closing quote; nil if there is none.
  @inline(__always)
  static func endOfText(_ bytes: ByteView, from start: Int, to end: Int) -> Int? {
    // Most texts are short: this finds their end before a search would be set up.
    var place = start + 1
    for _ in 0..<4 where place < end {
      let quotes = ByteMatch.places(of: .quote, in: bytes.word(at: place))
      place += quotes.trailingZeroBitCount >> 3
      if quotes != 0, place < end {
        if bytes[place - 1] != .backslash { return place + 1 }
        break
      }
    }
    return distantEndOfText(bytes, from: place, to: end)
  }

  private static func distantEndOfText(_ bytes: ByteView, from start: Int, to end: Int) -> Int? {
    var place = start
    while place < end, let quote = bytes.first(.quote, from: place, to: end) {
      if isUnescaped(bytes, quote) { return quote + 1 }
      place = quote + 1
    }
    return nil
  }

  /// Whether an even number of backslashes precedes a quote.
  ///
  /// They are counted back only to the previous quote, so that no run is counted twice.
  @inline(__always)
  static func isUnescaped(_ bytes: ByteView, _ quote: Int) -> Bool {
    var place = quote
    while place > 0, bytes[place - 1] == .backslash { place -= 1 }
    return (quote - place).isMultiple(of: 2)
  }

  /// Returns the end of a possible number.
  @inline(__always)
  static func endOfNumber(_ bytes: ByteView, from start: Int, to end: Int) -> Int {
    var place = start + 1
    while place < end, isOfNumber(bytes[place]) { place += 1 }
    return place
  }

  /// Returns the end of a value in a document whose syntax is valid.
  @inline(__always)
  static func endOfValue(_ bytes: ByteView, from start: Int) -> Int {
    switch bytes[start] {
    case .quote: return endOfText(bytes, from: start, to: bytes.count) ?? bytes.count
    case .openBrace, .openBracket: return endOfContainer(bytes, from: start)
    default:
      var place = start + 1
      while place < bytes.count, isWord(bytes[place]) { place += 1 }
      return place
    }
  }

  private static func endOfContainer(_ bytes: ByteView, from start: Int) -> Int {
    var (place, depth) = (start, 0)
    while place < bytes.count {
      switch bytes[place] {
      case .quote:
        place = endOfText(bytes, from: place, to: bytes.count) ?? bytes.count
        continue
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket:
        depth -= 1
        if depth == 0 { return place + 1 }
      default: break
      }
      place += 1
    }
    return place
  }

  /// Whether a byte can be part of a word or a number.
  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case .zero ... .nine, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), .minus,
      UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a byte ends an unreadable word.
  static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, .quote, .comma, .colon, .openBrace, .openBracket, .closeBrace, .closeBracket: true
    default: false
    }
  }

  @inline(__always)
  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case .zero ... .nine, .minus, UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}

extension ByteView {
  /// Whether an ASCII text is at a position, and ends before another one.
  @inline(__always)
  func begins(with text: StaticString, at place: Int, before end: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= end else { return false }
    return text.withUTF8Buffer { letters in
      for (offset, letter) in letters.enumerated() where self[place + offset] != letter { return false }
      return true
    }
  }
}

extension UInt8 {
  // Separate constants, because a collection would be initialised lazily and checked on each use.
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let backslash = UInt8(ascii: "\\")
  static let minus = UInt8(ascii: "-")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
}
