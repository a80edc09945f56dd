public import ArcadeDomain

/// Asks a server once.
public protocol HTTPTransport: Sendable {
  /// Returns the answer, whatever its status.
  ///
  /// Throws `.unreachable`, `.timedOut`, `.tooLarge` or `.cancelled`, and keeps to
  /// the limits of the request while the answer is received.
  func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse
}
