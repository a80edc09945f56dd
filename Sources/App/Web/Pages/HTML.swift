import ArcadeData

/// A page, or a part of one, as bytes.
///
/// Markup comes from literals alone, and whatever is only known at run time enters as a text or as the value of an
/// attribute, which are escaped here. So no text can be taken for markup.
struct HTML: Sendable {
  /// What is written so far, and room for more: to write in place takes less than half as long as to append to an array.
  private var room: [UInt8]
  private var count = 0

  /// Begins with room for so many bytes.
  init(reserving count: Int = 0) { room = [UInt8](repeating: 0, count: count) }

  /// What is sent, in UTF-8.
  var bytes: [UInt8] { Array(room[..<count]) }

  /// The same as one text, for tests and event streams.
  var string: String { String(decoding: room[..<count], as: UTF8.self) }

  /// How many bytes are written so far.
  var length: Int { count }

  /// Makes room for so many more bytes.
  mutating func reserve(_ more: Int) {
    let missing = count + more - room.count
    guard missing > 0 else { return }
    room.append(contentsOf: repeatElement(0, count: max(missing, room.count, 64)))
  }

  /// Adds markup, which only a literal can be.
  @inline(__always)
  mutating func markup(_ literal: StaticString) {
    literal.withUTF8Buffer { append($0) }
  }

  /// Adds another part.
  mutating func append(_ part: HTML) {
    part.room.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[..<part.count])) }
  }

  /// Adds a text, of which control characters and what would turn its direction are left out.
  mutating func text(_ text: String) {
    guard text.utf8.withContiguousStorageIfAvailable({ appendPlain($0) }) != true else { return }
    var sanitized = text.sanitized
    sanitized.withUTF8 { appendEscaped($0) }
  }

  /// Adds a text that has to come back as it is.
  mutating func exactly(_ value: String) {
    guard value.utf8.withContiguousStorageIfAvailable({ appendEscaped($0) }) == nil else { return }
    var value = value
    value.withUTF8 { appendEscaped($0) }
  }

  /// Adds a whole number in plain digits.
  mutating func number(_ value: Int) {
    var digits = String(value)
    digits.withUTF8 { append($0) }
  }

  @inline(__always)
  private mutating func append(_ part: UnsafeBufferPointer<UInt8>) {
    if room.count - count < part.count { reserve(part.count) }
    let place = count
    room.withUnsafeMutableBufferPointer { room in
      guard let from = part.baseAddress, let to = room.baseAddress else { return }
      (to + place).initialize(from: from, count: part.count)
    }
    count += part.count
  }

  /// Adds a text without anything to look after; whether it is one.
  private mutating func appendPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.isPlain else { return false }
    append(text)
    return true
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    guard !appendPlain(text) else { return }
    var start = 0
    for place in text.indices {
      guard let escaped = text[place].escaped else { continue }
      append(UnsafeBufferPointer(rebasing: text[start..<place]))
      markup(escaped)
      start = place + 1
    }
    append(UnsafeBufferPointer(rebasing: text[start...]))
  }
}

extension UInt8 {
  /// What stands for it where it could be taken for markup; nil for what stands for itself.
  fileprivate var escaped: StaticString? {
    switch self {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    // A line of an event stream ends at either.
    case UInt8(ascii: "\n"): "&#10;"
    case UInt8(ascii: "\r"): "&#13;"
    default: nil
    }
  }
}
