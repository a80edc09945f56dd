public import ArcadeDomain
import Foundation
import Synchronization

/// Sends requests with the system's HTTP client, without cache, cookies or stored passwords.
///
/// Apple systems use URLSession, others libcurl. At most five redirects are followed, only to http and https; another
/// host does not get headers meant for the first. A redirect from a public URL never reaches a machine of the local
/// network, and carries no user and password. Nor does a request that stays public. Only gzip and deflate are accepted.
public final class SystemTransport: HTTPTransport {
  #if canImport(Darwin)
    private let sender = URLSessionSender()
  #else
    private let sender = CurlSender()
  #endif
  private let userAgent: String
  /// The servers of the local network that the user configured.
  private let ownServers: Mutex<Set<String>>

  /// Creates a transport, which opens nothing until it is used.
  ///
  /// `userAgent` is the program's name for servers, such as `Shop/1.0`. `addresses` are the configured ones; documents
  /// may name URLs on their servers, too.
  public init(userAgent: String = "Arcade", addresses: [String] = []) {
    self.userAgent = userAgent
    ownServers = Mutex(Set(addresses.compactMap { URL(string: $0) }.filter(\.namesOwnNetwork).map(\.nameOfServer)))
  }

  #if canImport(Darwin)
    deinit { sender.invalidate() }
  #endif

  /// Returns the answer, whatever its status.
  public func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    var request = request
    if request.headers["User-Agent"] == nil { request.headers["User-Agent"] = userAgent }
    let server = request.url.nameOfServer
    if request.staysPublic, ownServers.withLock({ $0.contains(server) }) { request.staysPublic = false }
    let exchange = HTTPExchange(of: request)
    let giveUp = try sender.begin(exchange)
    // Limits and cancellation do not wait for the sender, which may be blocked by a name lookup.
    DispatchQueue.global().asyncAfter(deadline: .now() + request.timeLimit / .seconds(1)) { [weak exchange] in
      exchange?.fail(.timedOut)
    }
    let outcome = await withTaskCancellationHandler {
      await exchange.outcome()
    } onCancel: {
      exchange.fail(.cancelled)
    }
    // If the outcome is known before the end of the answer, the rest is not needed.
    giveUp()
    if exchange.isOfOwnNetwork { _ = ownServers.withLock { $0.insert(server) } }
    return try outcome.get()
  }
}
