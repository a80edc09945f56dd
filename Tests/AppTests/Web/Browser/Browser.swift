#if canImport(Glibc) || canImport(Musl)
  import Foundation
  import Synchronization

  /// A real browser, told what to do command by command.
  ///
  /// A thread of its own reads what comes, so that a test which waits keeps nobody from working.
  final class Browser: Sendable {
    /// What a command or an event was waited for, and did not come.
    struct Silent: Error { let waitedFor: String }

    /// What the browser says of a command that it does not do.
    struct Refused: Error { let command: String, message: String }

    /// Something that happened on a page.
    struct Event: Sendable {
      let method: String
      let details: BrowserValue
    }

    private struct Waiter {
      let what: String
      let since = ContinuousClock.now
      let continuation: CheckedContinuation<BrowserValue, any Error>
    }

    private struct State {
      var commands = 0
      var waiting: [Int: Waiter] = [:]
      var events: [String: [Event]] = [:]
      var listeners: [(page: String, from: Int, fits: @Sendable (Event) -> Bool, waiter: Waiter)] = []
      var isGone = false
    }

    /// A machine that takes longer than this for one thing will not do it any more.
    private static let patience = Duration.seconds(30)

    private static let network = Array(#"{"method":"Network."#.utf8)
    private static let failures = Array(#"{"method":"Network.loadingFailed"#.utf8)

    /// The one for all tests of a run; it goes with the process.
    static let shared = Result { try Browser() }

    private let pipe: BrowserPipe
    private let state = Mutex(State())

    init() throws {
      pipe = try BrowserPipe()
      Thread { [pipe, weak self] in
        pipe.read { message in self?.take(message) }
        self?.end()
      }.start()
    }

    /// Does something, on a page or as a whole.
    @discardableResult
    func send(_ method: String, _ parameters: BrowserValue = [:], on page: String? = nil) async throws -> BrowserValue {
      try await withCheckedThrowingContinuation { continuation in
        let waiter = Waiter(what: "\(method) \(parameters)", continuation: continuation)
        let id: Int? = state.withLock { state in
          guard !state.isGone else { return nil }
          state.commands += 1
          state.waiting[state.commands] = waiter
          return state.commands
        }
        guard let id else { return continuation.resume(throwing: Silent(waitedFor: "a browser that has crashed")) }
        var message: [String: BrowserValue] = [
          "id": .number(Double(id)), "method": .text(method), "params": parameters,
        ]
        message["sessionId"] = page.map(BrowserValue.text)
        do { pipe.send(try BrowserValue.object(message).bytes) } catch { fail(id, error) }
      }
    }

    /// What happened on a page so far.
    func events(on page: String) -> [Event] { state.withLock { $0.events[page] ?? [] } }

    /// Waits for something that happens on a page, or happened since there were so many events.
    @discardableResult
    func event(on page: String, from: Int, _ what: String, where fits: @escaping @Sendable (Event) -> Bool) async throws
      -> BrowserValue
    {
      try await withCheckedThrowingContinuation { continuation in
        let known: BrowserValue? = state.withLock { state in
          if let event = state.events[page]?.dropFirst(from).first(where: fits) { return event.details }
          state.listeners.append((page, from, fits, Waiter(what: what, continuation: continuation)))
          return nil
        }
        if let known { continuation.resume(returning: known) }
      }
    }

    private func fail(_ id: Int, _ error: any Error) {
      state.withLock { $0.waiting.removeValue(forKey: id) }?.continuation.resume(throwing: error)
    }

    /// Takes a message, or nothing for so long that somebody may have waited in vain.
    private func take(_ message: [UInt8]?) {
      giveUp(after: Self.patience)
      // Of what comes over the network, much, only what did not arrive is asked for.
      if let message, message.starts(with: Self.network), !message.starts(with: Self.failures) { return }
      guard let message, let value = try? BrowserValue(message) else { return }
      if !value["id"].isNull {
        let waiter = state.withLock { $0.waiting.removeValue(forKey: Int(value["id"].number)) }
        guard let waiter else { return }
        if value["error"].isNull {
          waiter.continuation.resume(returning: value["result"])
        } else {
          waiter.continuation.resume(throwing: Refused(command: waiter.what, message: value["error"]["message"].text))
        }
        return
      }
      let (page, event) = (value["sessionId"].text, Event(method: value["method"].text, details: value["params"]))
      let waiters = state.withLock { state in
        state.events[page, default: []].append(event)
        let fitting = state.listeners.filter { $0.page == page && $0.fits(event) }
        state.listeners.removeAll { $0.page == page && $0.fits(event) }
        return fitting.map(\.waiter)
      }
      for waiter in waiters { waiter.continuation.resume(returning: event.details) }
    }

    private func end() {
      state.withLock { $0.isGone = true }
      giveUp(after: .zero)
    }

    private func giveUp(after patience: Duration) {
      let late = state.withLock { state in
        let limit = ContinuousClock.now - patience
        let commands = state.waiting.filter { $0.value.since <= limit }
        let listeners = state.listeners.filter { $0.waiter.since <= limit }.map(\.waiter)
        for id in commands.keys { state.waiting[id] = nil }
        state.listeners.removeAll { $0.waiter.since <= limit }
        return commands.values + listeners
      }
      for waiter in late { waiter.continuation.resume(throwing: Silent(waitedFor: waiter.what)) }
    }
  }
#endif
