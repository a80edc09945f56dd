import ArcadeConsole
import Synchronization

#if canImport(CMicrohttpd)
  import CMicrohttpd
#endif

/// A server of HTTP, or with a certificate of HTTPS, in a thread of its own.
///
/// It reads requests, keeps to its limits and asks for the answers; what may be asked is the entrance's business.
final class WebServer: Sendable {
  /// Why it does not start.
  enum Failure: Error, Hashable {
    case missing(MissingLibrary)
    /// The certificate and its key are none, or do not belong together.
    case badCertificate
    /// The system refused something that it always has.
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

  /// Starts on a socket, which belongs to it from now on; `log` hears the names of headers that cannot be sent, and `pause`
  /// waits from one heartbeat of streams to the next.
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

  /// How many requests it is at, streams included.
  var exchangeCount: Int {
    #if canImport(CMicrohttpd)
      requests.count
    #else
      0
    #endif
  }

  /// Closes every connection and waits until nothing of it is left; what is being done for a request is done to its end.
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
    /// Starts; the exchanges are kept until it is stopped.
    fileprivate func start(
      _ requests: ActiveRequests,
      on socket: ListeningSocket,
      _ certificate: WebServer.Certificate?
    ) -> OpaquePointer? {
      func start(_ chain: UnsafePointer<CChar>?, _ key: UnsafePointer<CChar>?) -> OpaquePointer? {
        let rules = MicrohttpdRules(
          socket: socket.descriptor,
          // One more, for which another one goes.
          connections: UInt32(requests.limits.connections + 1),
          idle_seconds: UInt32(requests.limits.idleSeconds),
          // The library needs room for its own notes about a head, and for that of the answer.
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
