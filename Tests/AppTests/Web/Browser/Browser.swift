#if canImport(Glibc) || canImport(Musl)
  import Foundation
  import Synchronization

  /// A real browser, controlled by commands.
  ///
  /// A separate thread reads its messages, so that a waiting test blocks no other work.
  final class Browser: Sendable {
    /// An error for a response or an event that did not come.
    struct Silent: Error { let waitedFor: String }

    /// The browser's error for a command.
    struct Refused: Error { let command: String, message: String }

    /// An event on a page.
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

    /// A machine that takes longer for one operation is considered stuck.
    private static let patience = Duration.seconds(30)

    private static let network = Array(#"{"method":"Network."#.utf8)
    private static let failures = Array(#"{"method":"Network.loadingFailed"#.utf8)

    /// The browser of all tests in a run; it ends with the process.
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

    /// Runs a command, on a page or for the whole browser.
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

    /// Returns the events on a page so far.
    func events(on page: String) -> [Event] { state.withLock { $0.events[page] ?? [] } }

    /// Waits for an event on a page, after the given number of events.
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

    /// Handles a message, or a silence after which waiting tests may have to fail.
    private func take(_ message: [UInt8]?) {
      giveUp(after: Self.patience)
      // Of the many network messages only failures matter.
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
