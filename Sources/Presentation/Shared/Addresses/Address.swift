import Foundation

/// The address of a screen: the parts of its path, and what is asked for.
public struct Address: Hashable, Sendable {
  /// The parts of the path: `shop`, `orders`, `7`.
  public let parts: [String]
  /// What is asked for behind the path, by name.
  public let query: [String: String]

  /// Joins parts and what is asked for; what is empty is left out.
  public init(_ parts: String..., query: [String: String] = [:]) { self.init(parts, query: query) }

  /// Joins parts and what is asked for; what is empty is left out.
  public init(_ parts: [String], query: [String: String] = [:]) {
    self.parts = parts
    self.query = query.filter { !$0.value.isEmpty }
  }

  /// Reads an address such as `/shop/orders/7` or `/shop?matching=mug`; nil for a text that is none.
  public init?(_ text: String) {
    guard text.hasPrefix("/"), let components = URLComponents(string: text), components.host == nil else { return nil }
    parts = components.percentEncodedPath.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    let items = (components.queryItems ?? []).compactMap { item in item.value.map { (item.name, $0) } }
    query = Dictionary(items) { $1 }.filter { !$0.value.isEmpty }
  }

  /// The address as one text.
  public var text: String {
    let path = "/" + parts.map(Self.encoded).joined(separator: "/")
    guard !query.isEmpty else { return path }
    let asked = query.sorted { $0.key < $1.key }.map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }
    return "\(path)?\(asked.joined(separator: "&"))"
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  /// What stands for itself in every part of an address.
  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
  )
}
