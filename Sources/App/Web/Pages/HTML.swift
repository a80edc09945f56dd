import ArcadeData

/// A page, or a part of one, as bytes.
///
/// Markup comes from literals alone, and whatever is only known at run time enters as a text or as the value of an
/// attribute, which are escaped here. So no text can be taken for markup.
struct HTML: Hashable, Sendable {
  /// What is sent, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Begins with room for a small page.
  init(reserving count: Int = 0) { bytes.reserveCapacity(count) }

  /// The same as one text, for tests and event streams.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds markup, which only a literal can be.
  mutating func markup(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds another part.
  mutating func append(_ part: HTML) { bytes.append(contentsOf: part.bytes) }

  /// Adds a text, of which control characters and what would turn its direction are left out.
  mutating func text(_ text: String) {
    var text = text
    guard !text.withUTF8({ appendPlain($0) }) else { return }
    var harmless = text.harmless
    harmless.withUTF8 { appendEscaped($0) }
  }

  /// Adds an attribute whose value a person may come to see or hear.
  mutating func attribute(_ name: StaticString, _ value: String) {
    begin(name)
    text(value)
    markup("\"")
  }

  /// Adds an attribute whose value has to come back as it is.
  mutating func attribute(_ name: StaticString, exactly value: String) {
    begin(name)
    var value = value
    value.withUTF8 { appendEscaped($0) }
    markup("\"")
  }

  /// Adds an attribute that is a number.
  mutating func attribute(_ name: StaticString, _ value: Int) {
    begin(name)
    number(value)
    markup("\"")
  }

  /// Adds a whole number in plain digits.
  mutating func number(_ value: Int) {
    var digits = String(value)
    digits.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func begin(_ name: StaticString) {
    markup(" ")
    markup(name)
    markup("=\"")
  }

  /// Adds a text without anything to look after; whether it is one.
  private mutating func appendPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text where !byte.isPlain { return false }
    bytes.append(contentsOf: text)
    return true
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&quot;")
      case UInt8(ascii: "'"): markup("&#39;")
      // A line of an event stream ends at either.
      case UInt8(ascii: "\n"): markup("&#10;")
      case UInt8(ascii: "\r"): markup("&#13;")
      default: bytes.append(byte)
      }
    }
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII that stands for itself everywhere on a page.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
    case 0x20...0x7E: true
    default: false
    }
  }
}
