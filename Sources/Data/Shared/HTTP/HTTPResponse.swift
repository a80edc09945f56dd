public import Foundation

/// A server's answer to a request.
public struct HTTPResponse: Hashable, Sendable {
  /// The status code, such as 200.
  public var status: Int
  /// The answer's headers.
  public var headers: HTTPHeaders
  /// The answer's body.
  public var body: Data

  /// Creates an answer.
  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }
}
