/// A request as it arrived, whole.
struct WebRequest: Hashable, Sendable {
  /// Such as `GET`.
  var method: String
  /// The path as it was sent, still percent-encoded, without what is asked for behind it.
  var path: String
  /// What stands behind the question mark, as it was sent; empty for nothing.
  var query = ""
  /// The names in lower case with their values, in the order in which they came.
  var headers: [Header] = []
  /// Who sent it; nil where that is not known.
  var peer: ListenAddress?
  /// What follows the head.
  var body: [UInt8] = []

  /// A line of the head.
  struct Header: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// The values of all lines with a name, which is in lower case.
  func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

  /// The path and what is asked for, as one address of a screen.
  var address: String { query.isEmpty ? path : "\(path)?\(query)" }
}
