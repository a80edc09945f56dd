public import Foundation

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
  /// What is handed over there, by no way round; nil for a question.
  public var body: String?

  /// Whether only machines that everybody can reach are asked, as a document named the address and no person.
  public var staysPublic = false

  /// Asks for what is at an address.
  public init(url: URL, headers: HTTPHeaders = [:], timeLimit: Duration, sizeLimit: Int) {
    (self.url, self.headers, self.timeLimit, self.sizeLimit) = (url, headers, timeLimit, sizeLimit)
  }
}
