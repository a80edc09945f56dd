public import ArcadeDomain
public import Foundation

/// Asks a server once.
public protocol HTTPTransport: Sendable {
  /// Returns the answer, whatever its status.
  ///
  /// Throws `.unreachable`, `.timedOut`, `.tooLarge` or `.cancelled`, and keeps to
  /// the limits of the request while the answer is received.
  func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse
}

/// One question to a server.
public struct HTTPRequest: Sendable {
  /// The address.
  public var url: URL
  /// What is said beside it.
  public var headers: HTTPHeaders
  /// How long the whole answer may take.
  public var timeLimit: Duration
  /// How many bytes the answer may have.
  public var sizeLimit: Int

  /// Asks for what is at an address.
  public init(url: URL, headers: HTTPHeaders = [:], timeLimit: Duration, sizeLimit: Int) {
    (self.url, self.headers, self.timeLimit, self.sizeLimit) = (url, headers, timeLimit, sizeLimit)
  }
}

/// What a server answered.
public struct HTTPResponse: Hashable, Sendable {
  /// The status, such as 200.
  public var status: Int
  /// What it said beside the body.
  public var headers: HTTPHeaders
  /// What it sent.
  public var body: Data

  /// Makes an answer.
  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }
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
