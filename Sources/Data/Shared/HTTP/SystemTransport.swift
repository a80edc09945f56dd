public import ArcadeDomain
import Foundation
import Synchronization

/// Asks servers by means of the system, and keeps nothing: no cache, no cookies, no passwords.
///
/// On Apple systems that is URLSession, elsewhere libcurl. At most five redirects
/// are followed, to http and https alone; another host does not get the headers
/// that were meant for the first. A redirect of a public address leads to no machine of the own network, by whatever name,
/// and takes no user and password along; nor does a request that stays public. Nothing is taken that was compressed in another way than with gzip or deflate.
public final class SystemTransport: HTTPTransport {
  #if canImport(Darwin)
    private let sender = URLSessionSender()
  #else
    private let sender = CurlSender()
  #endif
  private let userAgent: String
  /// The servers of the own network that a person named.
  private let ownServers: Mutex<Set<String>>

  /// Makes a transport, which opens nothing before it is used.
  ///
  /// `userAgent` is what servers are told about the program, such as `Shop/1.0`; `addresses` are those that a person has
  /// set, whose servers may also be asked for what documents name.
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
    if exchange.isOfOwnNetwork { _ = ownServers.withLock { $0.insert(server) } }
    return try outcome.get()
  }
}
