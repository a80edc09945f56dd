public import ArcadeDomain
import Foundation

/// Asks servers by means of the system, and keeps nothing: no cache, no cookies, no passwords.
///
/// On Apple systems that is URLSession, elsewhere libcurl. At most five redirects
/// are followed, to http and https alone; another host does not get the headers
/// that were meant for the first. Nothing is taken that was compressed in another way than with gzip or deflate.
public final class SystemTransport: HTTPTransport {
  #if canImport(Darwin)
    private let sender = URLSessionSender()
  #else
    private let sender = CurlSender()
  #endif
  private let userAgent: String

  /// Makes a transport, which opens nothing before it is used.
  ///
  /// `userAgent` is what servers are told about the program, such as `Shop/1.0`.
  public init(userAgent: String = "Arcade") { self.userAgent = userAgent }

  #if canImport(Darwin)
    deinit { sender.invalidate() }
  #endif

  /// Returns the answer, whatever its status.
  public func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    var request = request
    if request.headers["User-Agent"] == nil { request.headers["User-Agent"] = userAgent }
    let exchange = HTTPExchange(of: request)
    let giveUp = try sender.begin(exchange)
    // Neither limit nor cancelling waits for the sender, which may be held up by a name that is being looked up.
    DispatchQueue.global().asyncAfter(deadline: .now() + request.timeLimit / .seconds(1)) { [weak exchange] in
      exchange?.fail(.timedOut)
    }
    let outcome = await withTaskCancellationHandler {
      await exchange.outcome()
    } onCancel: {
      exchange.fail(.cancelled)
    }
    // Where the outcome is known before the end of the answer, the rest is not wanted.
    giveUp()
    return try outcome.get()
  }
}
