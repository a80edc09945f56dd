public import ArcadeDomain
import Foundation

/// Asks a server once.
public protocol HTTPTransport: Sendable {
  /// Returns the answer, whatever its status.
  ///
  /// Throws `.unreachable`, `.timedOut`, `.tooLarge` or `.cancelled`, and keeps to
  /// the limits of the request while the answer is received.
  func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse
}

extension URL {
  /// The host, with the port where one is given: what a person may see of an address.
  ///
  /// Neither user, password, path nor query is in it, as any can hold a key.
  var nameOfServer: String {
    guard let host = host(percentEncoded: false), !host.isEmpty else { return "\(scheme ?? ""):" }
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return port.map { "\(name):\($0)" } ?? name
  }

  /// Whether it can be asked over HTTP.
  var isHTTP: Bool { ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false }
}
