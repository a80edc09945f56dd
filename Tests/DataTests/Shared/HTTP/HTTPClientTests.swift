import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization
import XCTest

final class HTTPClientTests: XCTestCase {
  private let pauses = Pauses()

  func testWhatMayPassIsTriedAgainAfterPausesThatDoubleLessUpToHalf() async throws {
    for (jitter, first) in [(1.0, 500), (0, 250)] {
      let (server, pauses) = (try LoopbackServer(["/a": [.status(503), .drop, .body([1])]]), Pauses())
      try await expectEqual(makeClient(jitter: jitter, noting: pauses).get(server.url("/a")).body, Data([1]))
      XCTAssertEqual(pauses.all, [.milliseconds(first), .milliseconds(2 * first)])
    }
  }

  func testOnlyWhatMayPassIsTriedAgainAndEachStatusHasItsCode() async throws {
    let cases: [(status: Int, code: RepositoryError.Code, tries: Int)] = [
      (500, .serverError, 3), (599, .serverError, 3), (429, .askedToWait, 3), (499, .badRequest, 1),
      (600, .corrupt, 1), (999, .corrupt, 1), (1_000, .corrupt, 1), (0, .corrupt, 1), (-1, .corrupt, 1),
      (100, .corrupt, 1), (199, .corrupt, 1), (401, .refused, 1), (403, .refused, 1), (404, .notFound, 1),
      (410, .notFound, 1), (400, .badRequest, 1), (402, .badRequest, 1), (405, .badRequest, 1), (409, .badRequest, 1),
      (422, .badRequest, 1), (451, .badRequest, 1), (300, .redirected, 1), (301, .redirected, 1), (302, .redirected, 1),
      (304, .init(rawValue: "notModified"), 1), (502, .serverError, 3),
    ]
    for (status, code, tries) in cases {
      let pauses = Pauses()
      let url = try XCTUnwrap(URL(string: "http://shop.example/a"))

      await expectFailure(code, status: status, canRetry: tries > 1, "\(status)") {
        try await makeClient(over: OneAnswer(status: status), noting: pauses).get(url)
      }
      XCTAssertEqual(pauses.all.count, tries - 1, "\(status)")
    }
  }

  func testTheReasonForARefusalIsThatOfTheServer() async throws {
    let long = String(repeating: "x", count: 300)
    let cases: [(type: String, body: String, reason: String)] = [
      (
        "application/json", #"{"error":"wrong_parameter","error_description":"page must be a number"}"#,
        "page must be a number"
      ),
      ("application/json", #"{"message":"no  such\n page"}"#, "no such page"),
      ("application/problem+json", #"{"title":"Bad","detail":"page is missing"}"#, "page is missing"),
      ("application/json", #"{"error":{"code":400,"message":"key unknown"}}"#, "key unknown"),
      ("application/json", #"{"errors":[{"message":"first"},{"message":"second"}]}"#, "first"),
      ("application/json", #"{"error":"invalid_request"}"#, "invalid_request"),
      ("application/json", #"{"status":400}"#, ""), ("application/json", #"{"message":7}"#, ""),
      ("text/html", "<h1>Bad</h1>", ""),
      ("application/json", "{", ""),
      ("text/plain; charset=utf-8", "  Bad\u{1B}[2J\r\n request\u{202E} ", "Bad[2J request"),
      ("text/plain", long, String(repeating: "x", count: 199) + "…"), ("text/plain", "", ""),
      ("application/octet-stream", "Bad", ""), ("text/plain", "<html>Bad</html>", ""),
    ]
    for (type, body, reason) in cases {
      let answer = LoopbackAnswer.body(status: 400, headers: ["Content-Type": type], Array(body.utf8))
      let server = try LoopbackServer(["/a": [answer]])

      await expectEqual(repositoryFailure { try await makeClient().get(server.url("/a")) }?.detail, reason, body)
    }
  }

  func testAReasonRepeatsNothingOfTheAddressOrTheHeaders() async throws {
    let text = "GET /private/path?token=abc%2B123&page=2 by user:password with abc+123 and header-key: not allowed"
    let answer = LoopbackAnswer.body(status: 400, headers: ["Content-Type": "text/plain"], Array(text.utf8))
    let server = try LoopbackServer(["/private/path": [answer]])
    let port = try XCTUnwrap(server.address.port)
    let url = try XCTUnwrap(URL(string: "http://user:password@127.0.0.1:\(port)/private/path?token=abc%2B123&page=2"))

    let failure = await repositoryFailure { try await makeClient().get(url, headers: ["X-Key": "header-key"]) }

    for secret in ["private", "abc", "user", "password", "header-key"] {
      XCTAssertEqual(failure?.detail.contains(secret), false, "\(failure?.detail ?? "") holds \(secret)")
    }
    XCTAssertEqual(failure?.detail.hasSuffix("not allowed"), true)
  }

  func testAnAnswerOfAnyStatusCanBeReadAfterTheTriesThatCouldBetterIt() async throws {
    let cases = [(200, 1), (304, 1), (400, 1), (401, 1), (403, 1), (404, 1), (429, 3), (500, 3), (503, 3)]
    for (status, tries) in cases {
      let body: [UInt8] = status == 304 ? [] : [7]
      let server = try LoopbackServer(["/a": [.body(status: status, headers: ["X-Note": "x"], body)]])

      let response = try await makeClient().answer(from: server.url("/a"), headers: ["X-Key": "k"])

      XCTAssertEqual(response.status, status)
      XCTAssertEqual(response.body, Data(body), "\(status)")
      XCTAssertEqual(response.headers["x-note"], "x")
      XCTAssertEqual(server.requests.map { $0.headers["X-Key"] }, Array(repeating: "k", count: tries))
    }
  }

  func testAnAnswerOfAnyStatusStillNeedsAServer() async throws {
    let cases: [(answer: LoopbackAnswer, code: RepositoryError.Code)] = [
      (.drop, .cutOff), (.status(429, headers: ["Retry-After": "3600"]), .askedToWait),
    ]
    for (answer, code) in cases {
      let server = try LoopbackServer(["/a": [answer]])
      await expectFailure(code) { try await makeClient().answer(from: server.url("/a")) }
    }
    let file = try XCTUnwrap(URL(string: "file:///etc/passwd"))
    await expectFailure(.configuration) { try await makeClient().answer(from: file) }
  }

  func testAVersionThatWasKeptIsNotSentAgain() async throws {
    let date = "Fri, 20 Nov 2026 08:00:00 GMT"
    let cases: [(etag: String?, lastModified: String?)] = [("\"1\"", nil), (nil, date), ("W/\"1\"", date)]
    for (etag, lastModified) in cases {
      let answer = LoopbackAnswer.version(etag: etag, lastModified: lastModified, [1, 2, 3])
      let server = try LoopbackServer(["/a": [answer]])

      let first = try await makeClient().get(server.url("/a"), unless: nil)
      let validator = HTTPValidator(of: try XCTUnwrap(first).headers)
      let second = try await makeClient().get(server.url("/a"), unless: validator)

      XCTAssertEqual(first?.body, Data([1, 2, 3]))
      XCTAssertEqual(validator, HTTPValidator(etag: etag, lastModified: lastModified))
      XCTAssertNil(second)
      XCTAssertEqual(server.requests.map { $0.headers["If-None-Match"] }, [nil, etag])
      XCTAssertEqual(server.requests.map { $0.headers["If-Modified-Since"] }, [nil, lastModified])
    }
  }

  func testAVersionThatChangedIsSent() async throws {
    let server = try LoopbackServer(["/a": [.version(etag: "\"2\"", [2])]])
    let response = try await makeClient().get(server.url("/a"), unless: HTTPValidator(etag: "\"1\""))
    XCTAssertEqual(response?.status, 200)
    XCTAssertEqual(response?.body, Data([2]))
  }

  func testWhereTheHeldVersionIsLargerThanTheLimitItStillHolds() async throws {
    let server = try LoopbackServer(["/a": [.version(etag: "\"1\"", [1, 2, 3])]])
    let held = try await makeClient().get(server.url("/a"), unless: HTTPValidator(etag: "\"1\""), sizeLimit: 2)
    let failure = await repositoryFailure { try await makeClient().get(server.url("/a"), unless: nil, sizeLimit: 2) }
    XCTAssertNil(held)
    XCTAssertEqual(failure?.code, .tooLarge)
  }

  func testAServerSaysHowLongToWait() async throws {
    let date = "Fri, 20 Nov 2026 09:00:20 GMT"
    let cases: [(headers: [String: String], pause: Duration)] = [
      (["Retry-After": "7"], .seconds(7)), (["Retry-After": " 7 "], .seconds(7)),
      (["Retry-After": "0"], .milliseconds(250)), (["Retry-After": date], .seconds(20)),
      (["Retry-After": "Friday, 20-Nov-26 09:00:20 GMT"], .seconds(20)),
      (["Retry-After": "Fri Nov 20 09:00:20 2026"], .seconds(20)),
      (["Retry-After": date, "Date": "Fri, 20 Nov 2026 09:00:15 GMT"], .seconds(5)),
      (["Retry-After": date, "Date": "yesterday"], .seconds(20)),
      (["Retry-After": "Fri, 20 Nov 2026 08:59:00 GMT"], .milliseconds(250)),
      (["Retry-After": "soon"], .milliseconds(250)), (["Retry-After": "-5"], .milliseconds(250)),
      (["Retry-After": ""], .milliseconds(250)), (["Retry-After": "1.5"], .milliseconds(250)),
    ]
    for (headers, pause) in cases {
      for status in [429, 503] {
        let pauses = Pauses()
        let server = try LoopbackServer(["/a": [.status(status, headers: headers), .body([1])]])
        _ = try await makeClient(noting: pauses).get(server.url("/a"))

        XCTAssertEqual(pauses.all, [pause], "\(headers)")
      }
    }
  }

  func testAServerThatAsksForALongPauseIsNotWaitedFor() async throws {
    for asked in ["21", "3600", "99999999999999999999", "Sat, 20 Nov 2027 08:59:00 GMT"] {
      for status in [429, 503] {
        let server = try LoopbackServer(["/a": [.status(status, headers: ["Retry-After": asked]), .body([1])]])

        await expectFailure(.askedToWait, status: status, canRetry: true, asked) {
          try await makeClient().get(server.url("/a"))
        }
        XCTAssertEqual(pauses.all, [])
        XCTAssertEqual(server.requests.count, 1)
      }
    }
  }

  func testAllTriesTogetherEndWithinTheTotalLimit() async throws {
    let cases: [(pauses: [String], limit: Duration?, taken: Int, code: RepositoryError.Code)] = [
      (["15", "15"], nil, 1, .askedToWait), (["15", "10", "0"], nil, 2, .serverError),
      (["2"], .seconds(2), 0, .askedToWait), (["0"], .milliseconds(200), 0, .serverError),
      ([], .zero, 0, .timedOut), ([], .seconds(-1), 0, .timedOut),
    ]
    for (asked, limit, taken, code) in cases {
      let answers = asked.map { LoopbackAnswer.status(503, headers: ["Retry-After": $0]) }
      let server = try LoopbackServer(["/a": answers.isEmpty ? [.body([1])] : answers])
      let (time, pauses) = (HandDrivenTime(), Pauses())
      let client = makeClient(time: time, noting: pauses)
      await expectFailure(code, "\(asked)") { try await client.get(server.url("/a"), within: limit) }
      XCTAssertEqual(pauses.all.count, taken, "\(asked)")
      XCTAssertLessThan(time.elapsed(), .seconds(30))
    }
  }

  func testThePolicyEndsTheLongestPause() async throws {
    let server = try LoopbackServer(["/a": [.status(503)]])
    let policy = HTTPPolicy(tries: 5, firstPause: .seconds(8), longestPause: .seconds(10), totalLimit: .seconds(60))
    let client = makeClient(policy: policy, jitter: 1)
    await expectEqual(repositoryFailure { try await client.get(server.url("/a")) }?.status, 503)
    XCTAssertEqual(pauses.all, [.seconds(8)] + Array(repeating: .seconds(10), count: 3))
    XCTAssertNil(policy.pause(afterFailure: 1, jitter: 1, askedFor: .seconds(11)))
    XCTAssertEqual(policy.pause(afterFailure: 5, jitter: 1), .seconds(10))
    XCTAssertEqual(policy.pause(afterFailure: 1, jitter: 1), .seconds(8))
  }

  func testOnlyHTTPIsAsked() async throws {
    for text in ["file:///etc/passwd", "ftp://host/a", "http:///path", "host/path", "data:,a"] {
      let url = try XCTUnwrap(URL(string: text))
      await expectFailure(.configuration, text) { try await makeClient().get(url) }
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
    let client = HTTPClient(transport: SystemTransport(), pause: endless)

    let task = Task { await repositoryFailure { try await client.get(server.url("/a")) } }
    await server.waitForRequests(to: "/a")
    task.cancel()

    await expectEqual(task.value?.code, .cancelled)
  }

  /// Creates a client that records its pauses instead of waiting; only they advance the clock.
  private func makeClient(
    over transport: any HTTPTransport = SystemTransport(),
    policy: HTTPPolicy = HTTPPolicy(),
    jitter: Double = 0,
    time: HandDrivenTime = HandDrivenTime(),
    noting noted: Pauses? = nil
  ) -> HTTPClient {
    let pauses = noted ?? pauses
    return HTTPClient(transport: transport, policy: policy, time: time, jitter: { jitter }) { pause in
      pauses.add(pause)
      time.advance(by: pause)
    }
  }
}

/// Records durations in order.
final class Pauses: Sendable {
  private let noted = Mutex<[Duration]>([])

  var all: [Duration] { noted.withLock { $0 } }

  func add(_ pause: Duration) { noted.withLock { $0.append(pause) } }
}

/// A transport without a network that records every request and returns the same answer.
struct OneAnswer: HTTPTransport {
  let status: Int
  let bytes: [UInt8]
  let note: @Sendable (HTTPRequest) -> Void

  init(status: Int = 200, bytes: [UInt8] = [], note: @escaping @Sendable (HTTPRequest) -> Void = { _ in }) {
    (self.status, self.bytes, self.note) = (status, bytes, note)
  }

  func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    note(request)
    return HTTPResponse(status: status, body: Data(bytes))
  }
}

final class SpacedClientTests: XCTestCase {
  private let time = HandDrivenTime()
  private let begun = Pauses()
  private let pauses = Pauses()

  func testTheFirstRequestDoesNotWaitAndTheNextOnesDo() async throws {
    let client = makeClient().spaced(by: .seconds(1))
    for _ in 0..<3 { _ = try await client.get(address()) }
    XCTAssertEqual(begun.all, [.zero, .seconds(1), .seconds(2)])
  }

  func testTimeThatPassedCountsAndIsNotSavedUp() async throws {
    let client = makeClient().spaced(by: .seconds(1))

    _ = try await client.get(address())
    time.advance(by: .milliseconds(300))
    _ = try await client.get(address())
    time.advance(by: .seconds(10))
    _ = try await client.get(address())
    _ = try await client.get(address())

    XCTAssertEqual(begun.all, [.zero, .seconds(1), .seconds(11), .seconds(12)])
    XCTAssertEqual(pauses.all, [.milliseconds(700), .seconds(1)])
  }

  func testCopiesShareTheInterval() async throws {
    let client = makeClient().spaced(by: .seconds(1))
    let copy = client
    _ = try await client.get(address())
    _ = try await copy.get(address())
    _ = try await makeClient().get(address())
    XCTAssertEqual(begun.all, [.zero, .seconds(1), .seconds(1)])
  }

  func testEachHostHasTurnsOfItsOwn() async throws {
    let client = makeClient().spaced(by: .seconds(1))
    let other = try XCTUnwrap(URL(string: "https://b.example/"))
    for url in [try address(), other, try address(), other] { _ = try await client.get(url) }
    XCTAssertEqual(begun.all, [.zero, .zero, .seconds(1), .seconds(1)])
    XCTAssertEqual(pauses.all, [.seconds(1)])
  }

  func testRequestsAtOnceGetATurnEach() async throws {
    let client = HTTPClient(
      transport: OneAnswer(),
      time: time,
      pause: { [pauses] in pauses.add($0) }
    ).spaced(by: .seconds(1))
    let url = try address()

    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { _ = try await client.get(url) } }
      try await group.waitForAll()
    }

    XCTAssertEqual(pauses.all.sorted(), (1...19).map { .seconds($0) })
  }

  func testCancellingEndsTheWaitAndNothingIsAsked() async throws {
    let client = HTTPClient(
      transport: OneAnswer { [time, begun] _ in begun.add(time.elapsed()) },
      time: time,
      pause: { _ in throw CancellationError() }
    ).spaced(by: .seconds(1))
    let url = try address()

    _ = try await client.get(url)
    await expectFailure(.cancelled, subject: "a.example") { try await client.get(url) }
    XCTAssertEqual(begun.all.count, 1)
  }

  private func address() throws -> URL { try XCTUnwrap(URL(string: "https://a.example/path?key=k")) }

  private func makeClient() -> HTTPClient {
    HTTPClient(
      transport: OneAnswer { [time, begun] _ in begun.add(time.elapsed()) },
      time: time,
      pause: { [time, pauses] pause in
        pauses.add(pause)
        time.advance(by: pause)
      }
    )
  }
}
