import ArcadeDomain
import Foundation

/// A shop's address in the name of a source: `shop.example`, or `http://127.0.0.1:8080`.
struct ShopAddress: Hashable, Sendable {
  /// The server's URL.
  let url: URL
  /// The path components after the server.
  let path: [String]

  /// Reads the part of a name after its colon; throws `.badAddress` if it is not a server, or has a password.
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

  /// The address as text, which can be read back.
  var text: String {
    let server = url.scheme == "https" ? url.nameOfServer : url.absoluteString
    return ([server] + path).joined(separator: "/")
  }

  /// Returns a URL at the server.
  func page(_ path: String) -> URL { URL(string: path, relativeTo: url)?.absoluteURL ?? url }
}
