import ArcadeDomain

/// What stands at one place of a JSON document; the elements and members are read on their own.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number by its digits, without an exponent and zeros behind the point: exact, as no double would be.
  case number(String)
  case text(String)
  case list
  case object
  /// A text or a number that is written wrongly.
  case broken(JSONFault)

  /// Reads what begins at a byte of a document whose syntax is right.
  init(in bytes: ByteView, at start: Int) {
    switch bytes[start] {
    case .openBracket: self = .list
    case .openBrace: self = .object
    case .quote: self = Self.value(of: JSONTextReader.text(in: bytes, at: start), as: JSONValue.text)
    case UInt8(ascii: "t"): self = .bool(true)
    case UInt8(ascii: "f"): self = .bool(false)
    case UInt8(ascii: "n"): self = .null
    default: self = Self.value(of: JSONNumber.text(in: bytes, at: start), as: JSONValue.number)
    }
  }

  @inline(__always)
  private static func value(of text: Result<String, JSONFault>, as kind: (String) -> JSONValue) -> JSONValue {
    switch text {
    case .success(let text): kind(text)
    case .failure(let fault): .broken(fault)
    }
  }
}
