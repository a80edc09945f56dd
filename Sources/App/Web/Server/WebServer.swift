import ArcadeConsole
import Synchronization

#if canImport(CMicrohttpd)
  import CMicrohttpd
#endif

/// An HTTP server, or with a certificate an HTTPS server, on a thread of its own.
///
/// It reads requests, enforces its limits and asks the entrance for responses. The entrance decides what is allowed.
final class WebServer: Sendable {
  /// The reason why the server does not start.
  enum Failure: Error, Hashable {
    case missing(MissingLibrary)
    /// The certificate or its key is not valid, or they do not match.
    case badCertificate
    /// The system refused a resource that is usually available.
    case refused
  }

  /// A certificate with its key, as PEM.
  struct Certificate: Hashable, Sendable {
    let chain, key: String
  }

  #if canImport(CMicrohttpd)
    private let requests: ActiveRequests
    private let daemon: Mutex<MicrohttpdDaemon?>
    private let heartbeat: Task<Void, Never>
  #endif

  /// Starts on a socket, which it owns from now on.
  ///
  /// `log` receives the names of headers that cannot be sent, and `pause` waits for the next heartbeat of streams.
  init(
    on socket: ListeningSocket,
    certificate: Certificate? = nil,
    entrance: any WebEntrance,
    limits: WebLimits = WebLimits(),
    log: @escaping @Sendable (String) -> Void = { _ in },
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) throws(Failure) {
    #if canImport(CMicrohttpd)
      let library: MicrohttpdLibrary
      do { library = try MicrohttpdLibrary.opened.get() } catch { throw .missing(error) }
      let requests = ActiveRequests(library, entrance: entrance, limits: limits, log: log)
      guard let started = library.start(requests, on: socket, certificate) else {
        throw certificate == nil ? .refused : .badCertificate
      }
      self.requests = requests
      daemon = Mutex(MicrohttpdDaemon(handle: started))
      heartbeat = Task {
        while (try? await pause(limits.heartbeat)) != nil, !Task.isCancelled { requests.tick() }
      }
    #else
      throw .missing(MissingLibrary(package: "libmicrohttpd12", detail: ""))
    #endif
  }

  deinit { stop() }

  /// The number of active requests, streams included.
  var exchangeCount: Int {
    #if canImport(CMicrohttpd)
      requests.count
    #else
      0
    #endif
  }

  /// Closes every connection and waits for the end; work for a request is finished first.
  func stop() {
    #if canImport(CMicrohttpd)
      let daemon = daemon.withLock { daemon in
        defer { daemon = nil }
        return daemon
      }
      guard let daemon else { return }
      heartbeat.cancel()
      requests.stop()
      requests.library.stop_daemon(daemon.handle)
      Unmanaged.passUnretained(requests).release()
    #endif
  }
}

#if canImport(CMicrohttpd)
  extension MicrohttpdLibrary {
    /// Starts the library; the exchanges are kept alive until it is stopped.
    fileprivate func start(
      _ requests: ActiveRequests,
      on socket: ListeningSocket,
      _ certificate: WebServer.Certificate?
    ) -> OpaquePointer? {
      func start(_ chain: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?) -> OpaquePointer? {
        let rules = MicrohttpdRules(
          socket: socket.descriptor,
          // One more, which ends another one.
          connections: UInt32(requests.limits.connections + 1),
          idle_seconds: UInt32(requests.limits.idleSeconds),
          // The library needs memory for its own records of a head, and for the head of the response.
          memory: requests.limits.head * 4,
          certificate: chain,
          key: key
        )
        let owner = Unmanaged.passRetained(requests)
        let daemon = self.start(
          rules,
          owner: owner.toOpaque(),
          change: changeConnection,
          begin: beginExchange,
          handle: handleExchange,
          end: endExchange
        )
        if daemon == nil { owner.release() }
        return daemon
      }
      guard let certificate else { return start(nil, nil) }
      return certificate.chain.withCString { chain in certificate.key.withCString { start(chain, $0) } }
    }
  }
#endif
