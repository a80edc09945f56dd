public import Foundation

/// A request to a server.
public struct HTTPRequest: Sendable {
  /// The request's URL.
  public var url: URL
  /// The request's headers.
  public var headers: HTTPHeaders
  /// The time limit of the whole answer.
  public var timeLimit: Duration
  /// The size limit of the answer, in bytes.
  public var sizeLimit: Int
  /// The body of a POST, which follows no redirect; nil for a GET.
  public var body: String?

  /// Whether only public machines are asked, because a document and not the user named the URL.
  public var staysPublic = false

  /// Creates a GET request.
  public init(url: URL, headers: HTTPHeaders = [:], timeLimit: Duration, sizeLimit: Int) {
    (self.url, self.headers, self.timeLimit, self.sizeLimit) = (url, headers, timeLimit, sizeLimit)
  }
}
