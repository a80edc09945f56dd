public import ArcadeDomain
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks servers by means of Foundation, and keeps nothing: no cache, no cookies, no passwords.
///
/// At most five redirects are followed, to http and https alone; another host
/// does not get the headers that were meant for the first.
public final class SystemTransport: HTTPTransport {
  private let session: URLSession
  private let exchanges = HTTPExchanges()

  /// Makes a transport, which opens nothing before it is used.
  public init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit { session.invalidateAndCancel() }

  /// Returns the answer, whatever its status.
  public func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    var urlRequest = URLRequest(url: request.url)
    // Foundation's own limit starts anew with every byte, and on Linux ends the
    // process where it passes during a redirect: it must never come first.
    let seconds = request.timeLimit / .seconds(1)
    urlRequest.timeoutInterval = seconds + 3_600
    for (name, value) in request.headers.pairs { urlRequest.setValue(value, forHTTPHeaderField: name) }

    let task = session.dataTask(with: urlRequest)
    let exchange = HTTPExchange(of: request)
    exchanges.add(exchange, for: task)
    defer { exchanges.remove(task) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak exchange] in
      exchange?.fail(.timedOut)
    }
    let outcome = await withTaskCancellationHandler {
      task.resume()
      return await exchange.outcome()
    } onCancel: {
      exchange.fail(.cancelled)
    }
    // Where the outcome is known before the task's end, the rest is not wanted.
    task.cancel()
    return try outcome.get()
  }
}
