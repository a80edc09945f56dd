import ArcadeConsole

/// A complete request.
struct WebRequest: Hashable, Sendable {
  /// The method, such as `GET`.
  var method: String
  /// The path as it was sent, still percent-encoded, without the query.
  let path: String
  /// The query as it was sent; empty if there is none.
  let query: String
  /// The headers with names in lower case, in the order of arrival.
  var headers: [Header]
  /// The address of the sender; nil if it is not known.
  var peer: ListenAddress?
  /// The body.
  let body: [UInt8]
  /// The fields of its form in order; nil if it has no form.
  let form: [URLEncodedForm.Field]?

  /// A header line.
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

  /// Returns the values of all headers with a name in lower case.
  func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

  /// Returns the only value of a field of its form.
  func field(_ name: String) -> String? {
    let fields = (form ?? []).filter { $0.name == name }
    return fields.count == 1 ? fields[0].value : nil
  }

  /// The path and the query, as the address of a screen.
  var address: String { query.isEmpty ? path : "\(path)?\(query)" }
}

/// The format of a posted form, `application/x-www-form-urlencoded`.
enum URLEncodedForm {
  static let contentType = "application/x-www-form-urlencoded"

  /// A name with its value.
  struct Field: Hashable, Sendable {
    let name, value: String
  }

  /// Returns the fields in order, each cut to the longest text that a person may type.
  ///
  /// Invalid UTF-8 is replaced.
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
