import ArcadeDomain

/// A value of a JSON document; elements and members are read separately.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number by its digits, without exponent and trailing zeros: exact, unlike a double.
  case number(String)
  case text(String)
  case list
  case object
  /// A malformed text or number.
  case broken(JSONFault)

  /// Reads the value at a position of a document whose syntax is valid.
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
