public import Foundation

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
