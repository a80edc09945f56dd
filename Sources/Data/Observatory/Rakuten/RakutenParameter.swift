import Foundation

/// A part of a query.
struct RakutenParameter: Hashable, Sendable {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    (self.name, self.value) = (name, value)
  }

  /// The part as it is sent.
  var encoded: String { "\(name)=\(value.percentEncoded)" }
}

extension String {
  /// The text with all but unreserved characters as octets: a plus sign in a query would be read as a space.
  var percentEncoded: String {
    let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    return utf8.map { byte in
      if unreserved.contains(byte) { return String(UnicodeScalar(byte)) }
      return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
