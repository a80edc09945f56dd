#if canImport(Darwin)
  import ArcadeDomain
  import Foundation
  import Synchronization

  /// Sends requests by means of URLSession, and tells their exchanges what comes back.
  final class URLSessionSender: NSObject, URLSessionDataDelegate, Sendable {
    private let session = Mutex<URLSession?>(nil)
    private let exchanges = Mutex<[Int: HTTPExchange]>([:])

    /// Begins an exchange; what it returns ends it. It throws nothing, unlike the sender of other systems.
    func begin(_ exchange: HTTPExchange) throws(RepositoryError) -> @Sendable () -> Void {
      // The exchange keeps the limit: Foundation's own starts anew with every byte.
      var request = URLRequest(url: exchange.request.url)
      request.timeoutInterval = exchange.request.timeLimit / .seconds(1) + 3_600
      request.setValue("gzip, deflate", forHTTPHeaderField: "Accept-Encoding")
      for (name, value) in exchange.request.headers.pairs { request.setValue(value, forHTTPHeaderField: name) }
      if let body = exchange.request.body { (request.httpMethod, request.httpBody) = ("POST", Data(body.utf8)) }
      let task = current.dataTask(with: request)
      exchanges.withLock { $0[task.taskIdentifier] = exchange }
      task.resume()
      return { [self] in
        task.cancel()
        exchanges.withLock { $0[task.taskIdentifier] = nil }
      }
    }

    /// A session holds its delegate, so the transport ends it when it goes away.
    func invalidate() { session.withLock { $0?.invalidateAndCancel() } }

    private var current: URLSession {
      session.withLock { session in
        if let session { return session }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        let made = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        session = made
        return made
      }
    }

    private func exchange(of task: URLSessionTask) -> HTTPExchange? {
      exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      guard let headers = request.url.flatMap({ exchange(of: task)?.headers(following: $0) }) else {
        return completionHandler(nil)
      }
      var next = request
      let names = Set(next.allHTTPHeaderFields?.keys.map { $0.lowercased() } ?? [])
      for name in names.subtracting(["accept-encoding"]) { next.setValue(headers[name], forHTTPHeaderField: name) }
      completionHandler(next)
    }

    func urlSession(
      _ session: URLSession,
      dataTask: URLSessionDataTask,
      didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      guard let response = response as? HTTPURLResponse else { return completionHandler(.cancel) }
      let headers = HTTPHeaders(response.allHeaderFields.map { ("\($0.key)", "\($0.value)") })
      let isWanted = exchange(of: dataTask)?.receive(status: response.statusCode, headers: headers) == true
      completionHandler(isWanted ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      if exchange(of: dataTask)?.receive(data) != true { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      guard let exchange = exchange(of: task) else { return }
      guard let error else { return exchange.complete() }
      // The error's own description can hold the whole address.
      let code = (error as? URLError)?.code
      exchange.fail(Self.code(of: code), detail: code.map { "URLError \($0.rawValue)" } ?? "\(type(of: error))")
    }

    private static func code(of code: URLError.Code?) -> RepositoryError.Code {
      switch code {
      case .timedOut: .timedOut
      case .cancelled: .cancelled
      case .badServerResponse, .cannotDecodeContentData, .cannotDecodeRawData: .corrupt
      case .networkConnectionLost: .cutOff
      default: .unreachable
      }
    }
  }
#endif
