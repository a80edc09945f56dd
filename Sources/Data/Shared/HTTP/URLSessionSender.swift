#if canImport(Darwin)
  import ArcadeDomain
  import Foundation
  import Synchronization

  /// Sends requests with URLSession and passes the answers to their exchanges.
  final class URLSessionSender: NSObject, URLSessionDataDelegate, Sendable {
    private let session = Mutex<URLSession?>(nil)
    private let exchanges = Mutex<[Int: HTTPExchange]>([:])

    /// Starts an exchange; returns a closure that ends it. Unlike the other sender it never throws.
    func begin(_ exchange: HTTPExchange) throws(RepositoryError) -> @Sendable () -> Void {
      // The exchange enforces the limit: Foundation's own restarts with every byte.
      var request = URLRequest(url: exchange.request.url)
      request.timeoutInterval = exchange.request.timeLimit / .seconds(1) + 3_600
      request.setValue("gzip, deflate", forHTTPHeaderField: "Accept-Encoding")
      for (name, value) in exchange.request.headers.pairs { request.setValue(value, forHTTPHeaderField: name) }
      if let body = exchange.request.body { (request.httpMethod, request.httpBody) = ("POST", Data(body.utf8)) }
      let task = current.dataTask(with: request)
      exchanges.withLock { $0[task.taskIdentifier] = exchange }
      if exchange.staysPublic {
        // A name lookup may take long.
        DispatchQueue.global().async {
          if exchange.allows(isPublic: exchange.request.url.leadsToPublic) { task.resume() }
        }
      } else {
        task.resume()
      }
      return { [self] in
        task.cancel()
        exchanges.withLock { $0[task.taskIdentifier] = nil }
      }
    }

    /// Ends the session, which retains its delegate; the transport calls it in its `deinit`.
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

    private func exchange(of task: URLSessionTask) -> HTTPExchange? { exchanges.withLock { $0[task.taskIdentifier] } }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      guard let url = request.url, let exchange = exchange(of: task) else { return completionHandler(nil) }
      exchange.note(isPublic: response.url?.leadsToPublic ?? true)
      guard let headers = exchange.headers(following: url),
        !exchange.staysPublic || exchange.allows(isPublic: url.leadsToPublic)
      else { return completionHandler(nil) }
      var next = request
      if url.user() != nil || url.password() != nil { next.url = url.withoutUser }
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

    // The connection may have gone to another address than the name lookup showed; nothing from there is passed on.
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
      guard let exchange = exchange(of: task) else { return }
      for step in metrics.transactionMetrics where !step.isProxyConnection {
        guard let isPublic = step.remoteAddress.flatMap({ HostAddress($0) })?.isPublic else { continue }
        guard exchange.allows(isPublic: isPublic) else { return }
        exchange.note(isPublic: isPublic)
      }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      if exchange(of: dataTask)?.receive(data) != true { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      guard let exchange = exchange(of: task) else { return }
      guard let error else { return exchange.complete() }
      // The error's description can contain the whole URL.
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

  extension URL {
    /// Whether its name resolves only to public machines; one that is not found leads nowhere.
    fileprivate var leadsToPublic: Bool {
      var list: UnsafeMutablePointer<addrinfo>?
      guard let host = host(percentEncoded: false), getaddrinfo(host, nil, nil, &list) == 0, let list else {
        return true
      }
      defer { freeaddrinfo(list) }
      return sequence(first: list) { $0.pointee.ai_next }.allSatisfy { entry in
        entry.pointee.ai_addr.flatMap { HostAddress($0) }?.isPublic == true
      }
    }
  }
#endif
