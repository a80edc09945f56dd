import ArcadeConsole

/// A request as it arrived, whole.
struct WebRequest: Hashable, Sendable {
  /// Such as `GET`.
  var method: String
  /// The path as it was sent, still percent-encoded, without what is asked for behind it.
  let path: String
  /// What stands behind the question mark, as it was sent; empty for nothing.
  let query: String
  /// The names in lower case with their values, in the order in which they came.
  var headers: [Header]
  /// Who sent it; nil where that is not known.
  var peer: ListenAddress?
  /// What follows the head.
  let body: [UInt8]
  /// The names and values of the form that it brings, in their order; nil where it brings none.
  let form: [URLEncodedForm.Field]?

  /// A line of the head.
  struct Header: Hashable, Sendable {
    let name, value: String
  }

  init(
    method: String,
    path: String,
    query: String = "",
    headers: [Header] = [],
    peer: ListenAddress? = nil,
    body: [UInt8] = []
  ) {
    (self.method, self.path, self.query, self.headers, self.peer) = (method, path, query, headers, peer)
    self.body = body
    let types = headers.filter { $0.name == "content-type" }
    let isForm = types.map { $0.value.prefix { $0 != ";" && $0 != " " }.lowercased() } == [URLEncodedForm.contentType]
    form = isForm ? URLEncodedForm.fields(in: body) : nil
  }

  /// The values of all lines with a name, which is in lower case.
  func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

  /// The one value of a name in the form that it brings.
  func field(_ name: String) -> String? {
    let fields = (form ?? []).filter { $0.name == name }
    return fields.count == 1 ? fields[0].value : nil
  }

  /// The path and what is asked for, as one address of a screen.
  var address: String { query.isEmpty ? path : "\(path)?\(query)" }
}

/// What a form posts, as `application/x-www-form-urlencoded` has it.
enum URLEncodedForm {
  static let contentType = "application/x-www-form-urlencoded"

  /// A name with its value.
  struct Field: Hashable, Sendable {
    let name, value: String
  }

  /// Returns the names with their values, in their order, each as far as somebody may have typed it; what is not UTF-8 is
  /// replaced.
  static func fields(in body: some Collection<UInt8>) -> [Field] {
    body.split(separator: UInt8(ascii: "&")).map { field in
      let parts = field.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return Field(name: text(parts[0]), value: parts.count > 1 ? text(parts[1]) : "")
    }
  }

  private static func text(_ encoded: some Collection<UInt8>) -> String {
    var (rest, decoded) = (Array(encoded)[...], [UInt8]())
    while decoded.count < TypedText.mostBytes, let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first?.hexDigit, let low = rest.dropFirst().first?.hexDigit {
        decoded.append(high << 4 | low)
        rest.removeFirst(2)
      } else {
        decoded.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return TypedText.cut(String(decoding: decoded, as: UTF8.self))
  }
}

extension UInt8 {
  fileprivate var hexDigit: UInt8? { Character(Unicode.Scalar(self)).hexDigitValue.map { UInt8($0) } }
}
