import Foundation

/// The address of a screen: path components and query.
public struct Address: Hashable, Sendable {
  /// The path components: `shop`, `orders`, `7`.
  public let parts: [String]
  /// The query values by name.
  public let query: [String: String]

  /// Creates an address from path components and a query; empty parts are left out.
  public init(_ parts: String..., query: [String: String] = [:]) { self.init(parts, query: query) }

  /// Creates an address from path components and a query; empty parts are left out.
  public init(_ parts: [String], query: [String: String] = [:]) {
    self.parts = parts
    self.query = query.filter { !$0.value.isEmpty }
  }

  /// Parses an address such as `/shop/orders/7` or `/shop?matching=mug`; nil if the text is not an address.
  public init?(_ text: String) {
    guard text.hasPrefix("/"), let components = URLComponents(string: text), components.host == nil else { return nil }
    parts = components.percentEncodedPath.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    let items = (components.queryItems ?? []).compactMap { item in item.value.map { (item.name, $0) } }
    query = Dictionary(items) { $1 }.filter { !$0.value.isEmpty }
  }

  /// The address as text, such as `/shop/orders/7`.
  public var text: String {
    let path = "/" + parts.map(Self.encoded).joined(separator: "/")
    guard !query.isEmpty else { return path }
    let asked = query.sorted { $0.key < $1.key }.map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }
    return "\(path)?\(asked.joined(separator: "&"))"
  }

  private static func encoded(_ text: String) -> String {
    // Nearly every part is a plain word or a number.
    if text.utf8.allSatisfy(isPlain) { return text }
    return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  /// The characters that are not percent-encoded.
  private static let plain = CharacterSet((0..<128).filter(isPlain).map { Unicode.Scalar($0) })

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._~".utf8.contains(byte)
    }
  }
}
