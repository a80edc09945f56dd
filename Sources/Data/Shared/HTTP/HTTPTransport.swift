public import ArcadeDomain
import Foundation

/// Sends one request, without retries.
public protocol HTTPTransport: Sendable {
  /// Returns the answer, whatever its status.
  ///
  /// Throws `.unreachable`, `.timedOut`, `.tooLarge` or `.cancelled`, and enforces the request's limits while
  /// receiving.
  func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse
}

extension URL {
  /// The host, with the port if given: the part of a URL that may be shown.
  ///
  /// It leaves out user, password, path and query, because any of them can contain a key.
  var nameOfServer: String {
    guard let host = host(percentEncoded: false), !host.isEmpty else { return "\(scheme ?? ""):" }
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return port.map { "\(name):\($0)" } ?? name
  }

  /// Whether it can be requested over HTTP.
  var isHTTP: Bool { ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false }
}
