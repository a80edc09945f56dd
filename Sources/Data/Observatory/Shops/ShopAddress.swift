import ArcadeDomain
import Foundation

/// The address of a shop, as the name of a source has it: `shop.example`, or `http://127.0.0.1:8080`.
struct ShopAddress: Hashable, Sendable {
  /// The address of its server.
  let url: URL
  /// What follows the server.
  let path: [String]

  /// Reads what stands behind the colon of a name; throws `.badAddress` where that is no server, or has a password.
  init(_ source: String) throws(RepositoryError) {
    let text = String(source.drop { $0 != ":" }.dropFirst()).trimmed
    let address = text.contains("://") ? text : "https://\(text)"
    guard let parts = URLComponents(string: address), let url = parts.url, url.isHTTP, parts.user == nil,
      parts.query == nil, parts.fragment == nil
    else { throw RepositoryError(.badAddress, subject: FeedAddress.withoutSecrets(source)) }
    var server = URLComponents()
    (server.scheme, server.host, server.port) = (parts.scheme?.lowercased(), parts.host?.lowercased(), parts.port)
    guard let base = server.url else { throw RepositoryError(.badAddress, subject: FeedAddress.withoutSecrets(source)) }
    (self.url, path) = (base, parts.path.split(separator: "/").map(String.init))
  }

  /// The same as text, which reads as the same again.
  var text: String {
    let server = url.scheme == "https" ? url.nameOfServer : url.absoluteString
    return ([server] + path).joined(separator: "/")
  }

  /// An address at the server.
  func page(_ path: String) -> URL { URL(string: path, relativeTo: url)?.absoluteURL ?? url }
}
