import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization
import XCTest

final class HTTPClientTests: XCTestCase {
  private let pauses = Pauses()

  func testWhatMayPassIsTriedAgainAfterPausesThatDouble() async throws {
    let server = try LoopbackServer(["/a": [.status(503), .drop, .body([1])]])

    let response = try await makeClient(jitter: 1).get(server.url("/a"))

    XCTAssertEqual(response.body, Data([1]))
    XCTAssertEqual(pauses.all, [.milliseconds(500), .seconds(1)])
  }

  func testJitterTakesUpToHalfOfAPause() async throws {
    let server = try LoopbackServer(["/a": [.status(429), .body([1])]])

    _ = try await makeClient(jitter: 0).get(server.url("/a"))

    XCTAssertEqual(pauses.all, [.milliseconds(250)])
  }

  func testAfterThreeTriesItGivesUp() async throws {
    let server = try LoopbackServer(["/a": [.status(502)]])

    let failure = await repositoryFailure { try await makeClient().get(server.url("/a")) }

    XCTAssertEqual(failure?.code, .serverError)
    XCTAssertEqual(failure?.status, 502)
    XCTAssertEqual(failure?.canRetry, true)
    XCTAssertEqual(server.requests.count, 3)
  }

  func testWhatWillNotChangeIsAskedForOnce() async throws {
    let expected: [(Int, RepositoryError.Code)] = [
      (400, .serverError), (401, .refused), (403, .refused), (404, .notFound), (410, .notFound), (304, .serverError),
    ]
    for (status, code) in expected {
      let server = try LoopbackServer(["/a": [.status(status)]])

      let failure = await repositoryFailure { try await makeClient().get(server.url("/a")) }

      XCTAssertEqual(failure?.code, code, "\(status)")
      XCTAssertEqual(failure?.status, status)
      XCTAssertEqual(failure?.canRetry, false)
      XCTAssertEqual(server.requests.count, 1)
    }
  }

  func testOnlyHTTPIsAsked() async throws {
    for text in ["file:///etc/passwd", "ftp://host/a", "http:///path", "host/path", "data:,a"] {
      let url = try XCTUnwrap(URL(string: text))
      let failure = await repositoryFailure { try await makeClient().get(url) }
      XCTAssertEqual(failure?.code, .configuration, text)
    }
  }

  func testErrorsNameTheServerAndNoSecrets() async throws {
    let refusing = try RefusingAddress()
    let port = try XCTUnwrap(refusing.url.port)
    let url = try XCTUnwrap(URL(string: "http://user:password@127.0.0.1:\(port)/path?applicationId=key"))

    let failure = await repositoryFailure { try await makeClient().get(url) }

    XCTAssertEqual(failure?.subject, "127.0.0.1:\(port)")
    for secret in ["user", "password", "applicationId", "key"] {
      XCTAssertFalse("\(String(describing: failure))".contains(secret), secret)
    }
  }

  func testCancellingEndsAPause() async throws {
    let server = try LoopbackServer(["/a": [.status(503)]])
    let endless: @Sendable (Duration) async throws -> Void = { _ in
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      for await _ in stream {}
      continuation.finish()
      try Task.checkCancellation()
    }
    let client = HTTPClient(transport: URLSessionTransport(), pause: endless)

    let task = Task { await repositoryFailure { try await client.get(server.url("/a")) } }
    await server.waitForRequests(to: "/a")
    task.cancel()

    let failure = await task.value
    XCTAssertEqual(failure?.code, .cancelled)
  }

  private func makeClient(jitter: Double = 0) -> HTTPClient {
    HTTPClient(transport: URLSessionTransport(), jitter: { jitter }, pause: { [pauses] in pauses.add($0) })
  }
}

/// Notes the pauses that were asked for, and takes none.
private final class Pauses: Sendable {
  private let noted = Mutex<[Duration]>([])

  var all: [Duration] { noted.withLock { $0 } }

  func add(_ pause: Duration) { noted.withLock { $0.append(pause) } }
}
