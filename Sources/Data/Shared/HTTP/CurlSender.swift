#if !canImport(Darwin)
  import ArcadeDomain
  import CCurl
  import Foundation
  import Synchronization

  /// Sends requests with libcurl, all in one thread that exists only while there is work. Connections are reused.
  final class CurlSender: Sendable {
    private struct State {
      var transfers: CurlTransfers?
      var arrived: [HTTPExchange] = []
      var isRunning = false
    }

    private let state = Mutex(State())

    deinit {
      // The thread keeps this alive while it runs.
      if let transfers = state.withLock({ $0.transfers }), let curl = try? CurlLibrary.opened.get() {
        _ = curl.multi_cleanup(transfers.handle)
      }
    }

    /// Starts an exchange; returns a closure that frees what is left of it at the end.
    func begin(_ exchange: HTTPExchange) throws(RepositoryError) -> @Sendable () -> Void {
      let curl = try CurlLibrary.opened.get()
      let (transfers, isRunning) = state.withLock { state in
        state.transfers = state.transfers ?? CurlTransfers(by: curl)
        state.arrived.append(exchange)
        defer { state.isRunning = state.transfers != nil }
        return (state.transfers, state.isRunning)
      }
      guard let transfers else {
        throw RepositoryError(.unreachable, subject: exchange.request.url.nameOfServer, detail: "curl_multi_init")
      }
      // It retains the sender, which has to be woken up.
      let wake: @Sendable () -> Void = { [self] in
        withExtendedLifetime(self) { _ = curl.multi_wakeup(transfers.handle) }
      }
      if isRunning { wake() } else { Thread.detachNewThread { self.run(transfers, by: curl) } }
      return wake
    }

    private func run(_ transfers: CurlTransfers, by curl: CurlLibrary) {
      // A server that hangs up must not end the process; other threads handle the signals.
      var signals = sigset_t()
      sigfillset(&signals)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      var current: [UnsafeMutableRawPointer: CurlTransfer] = [:]
      while let arrived = takeArrived(orEnd: current.isEmpty) {
        for exchange in arrived {
          guard let transfer = CurlTransfer(of: exchange, in: transfers, by: curl) else {
            exchange.fail(.unreachable, detail: "curl_easy_init")
            continue
          }
          current[transfer.handle] = transfer
        }
        var count: Int32 = 0
        _ = curl.multi_perform(transfers.handle, &count)
        while let message = curl.multi_info_read(transfers.handle, &count)?.pointee {
          if message.msg == CURLMSG_DONE { current[message.easy_handle]?.end(with: message.data.result) }
        }
        current = current.filter { !$0.value.exchange.isOver }
        if !current.isEmpty { _ = curl.multi_poll(transfers.handle, nil, 0, 60_000, nil) }
      }
    }

    /// Takes the exchanges that have arrived; nil if there is nothing left to do, which ends the thread.
    private func takeArrived(orEnd isIdle: Bool) -> [HTTPExchange]? {
      state.withLock { state in
        if isIdle, state.arrived.isEmpty {
          state.isRunning = false
          return nil
        }
        defer { state.arrived = [] }
        return state.arrived
      }
    }
  }

  extension CurlTransfers {
    fileprivate init?(by curl: CurlLibrary) {
      guard let handle = curl.multi_init() else { return nil }
      self.init(handle: handle)
      curl.limit(handle, connectionsToAHost: 6)
    }
  }

  extension CurlLibrary {
    /// libcurl, opened on first use.
    static let opened: Result<CurlLibrary, RepositoryError> = {
      var library = CurlLibrary()
      if let missing = arcade_curl_open(&library) {
        return .failure(RepositoryError(.missingLibrary, subject: "libcurl4", detail: String(cString: missing)))
      }
      // Done here, because only newer versions do it safely in several threads.
      _ = library.global_init(Int(CURL_GLOBAL_DEFAULT))
      return .success(library)
    }()
  }
#endif
