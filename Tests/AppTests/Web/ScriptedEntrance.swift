import Synchronization
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// An entrance with responses from a test, which records the requests.
final class ScriptedEntrance: WebEntrance {
  private let state = Mutex<[WebRequest]>([])
  private let answer: @Sendable (WebRequest) async -> WebResponse

  init(answer: @escaping @Sendable (WebRequest) async -> WebResponse = { .text("\($0.method) \($0.address)") }) {
    self.answer = answer
  }

  var requests: [WebRequest] { state.withLock { $0 } }

  func respond(to request: WebRequest) async -> WebResponse {
    state.withLock { $0.append(request) }
    return await answer(request)
  }

  func knows(_ head: RequestHead) -> Bool { true }

  func countedSender(at peer: ListenAddress) -> String? { nil }

  func refuse(_ reason: GateMessage, headers: [WebRequest.Header]) -> WebResponse {
    .text("\(reason)", status: reason.status)
  }
}

extension WebRequest {
  /// Makes a request for an address.
  init(_ method: String, _ address: String, headers: [Header] = [], body: String = "") {
    let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
    let query = parts.count > 1 ? parts[1] : ""
    self.init(method: method, path: parts[0], query: query, headers: headers, body: Array(body.utf8))
  }
}

extension SentFile {
  /// All of its bytes.
  var whole: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      filled = max(0, read(from: 0, into: UnsafeMutableRawBufferPointer(room)))
    }
  }
}

extension WebResponse {
  static func text(_ text: String, status: Int = 200) -> WebResponse {
    WebResponse(status, type: "text/plain", Array(text.utf8))
  }
}

/// A server for a test, on a free port.
struct ServedEntrance {
  let port: UInt16
  let server: WebServer

  init(
    _ entrance: any WebEntrance = ScriptedEntrance(),
    on given: ListeningSocket? = nil,
    limits: WebLimits = WebLimits(),
    certificate: WebServer.Certificate? = nil,
    log: @escaping @Sendable (String) -> Void = { _ in },
    pause: @escaping @Sendable (Duration) async throws -> Void = { _ in
      await waitForCancellation()
      throw CancellationError()
    }
  ) throws {
    let socket = try given ?? ListeningSocket(.loopback, port: 0)
    port = socket.port
    server = try WebServer(
      on: socket,
      certificate: certificate,
      entrance: entrance,
      limits: limits,
      log: log,
      pause: pause
    )
  }

  func connect() throws -> RawConnection { try RawConnection(port: port) }

  /// Sends a request on a separate connection, and reads the response.
  func ask(_ text: String) throws -> RawAnswer { try connect().ask(text) }
}

/// An event that a test can wait for; a test that waits in vain fails.
struct Happening: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func happen() { semaphore.signal() }

  func wait(for what: String, file: StaticString = #filePath, line: UInt = #line) {
    if semaphore.wait(timeout: .now() + 20) == .timedOut { XCTFail("no \(what)", file: file, line: line) }
  }
}

/// Waits until the task is cancelled, however long that takes.
@Sendable func waitForCancellation() async {
  for await _ in AsyncStream(Never.self, { _ in }) {}
}
