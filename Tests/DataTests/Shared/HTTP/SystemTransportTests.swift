import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class SystemTransportTests: XCTestCase {
  private let transport = SystemTransport()

  func testAnAnswerComesWithItsStatusHeadersAndBody() async throws {
    let server = try LoopbackServer(["/a": [.body(status: 418, headers: ["X-Tea": "green"], [1, 2, 3])]])

    let response = try await transport.send(request(server.url("/a?q=1%202"), headers: ["X-Key": "k"]))

    XCTAssertEqual(response.status, 418)
    XCTAssertEqual(response.headers["x-tea"], "green")
    XCTAssertEqual(response.body, Data([1, 2, 3]))
    XCTAssertEqual(server.requests.map(\.query), ["q=1%202"])
    XCTAssertEqual(server.requests.first?.headers["x-key"], "k")
  }

  func testAnAnswerInPartsIsJoined() async throws {
    let server = try LoopbackServer(["/a": [.chunked([[1], [2, 3], [4]])]])
    try await expectEqual(transport.send(request(server.url("/a"))).body, Data([1, 2, 3, 4]))
  }

  func testNothingIsCachedAndNoCookieIsKept() async throws {
    let keep = ["Cache-Control": "max-age=1000", "Set-Cookie": "a=b", "ETag": "\"1\""]
    let server = try LoopbackServer(["/a": [.body(headers: keep, [1]), .body(headers: keep, [2])]])
    _ = try await transport.send(request(server.url("/a")))
    try await expectEqual(transport.send(request(server.url("/a"))).body, Data([2]))
    XCTAssertNil(server.requests.last?.headers["Cookie"])
  }

  func testAPasswordThatIsAskedForIsNotSent() async throws {
    let server = try LoopbackServer(["/a": [.status(401, headers: ["WWW-Authenticate": "Basic realm=\"a\""])]])
    try await expectEqual(transport.send(request(server.url("/a"))).status, 401)
    XCTAssertEqual(server.requests.count, 1)
  }

  func testWhatCannotBeReachedIsUnreachable() async throws {
    let refusing = try RefusingAddress()

    for address in [refusing.url, URL(string: "http://host.invalid/")].compactMap({ $0 }) {
      let failure = await failure(of: request(address))
      XCTAssertEqual(failure?.code, .unreachable, "\(address)")
      XCTAssertEqual(failure?.canRetry, true)
      XCTAssertEqual(failure?.subject, address.port.map { "127.0.0.1:\($0)" } ?? "host.invalid")
    }
  }

  func testEachAnswerThatIsNoneHasItsCode() async throws {
    let gzip = ["Content-Encoding": "gzip"]
    let cases: [(answer: LoopbackAnswer, code: RepositoryError.Code)] = [
      (.drop, .cutOff), (.cutOff(afterBytes: 5, of: [UInt8](repeating: 7, count: 10)), .cutOff),
      (.chunked([[1, 2]], isCutOff: true), .cutOff), (.hang, .timedOut), (.hangAfterHead, .timedOut),
      (.slow(after: .seconds(60), .hang), .timedOut), (.large(megabytes: 50, saysItsLength: true), .tooLarge),
      (.large(megabytes: 50), .tooLarge), (.body([UInt8](repeating: 7, count: 1_000_001)), .tooLarge),
      (.bytes(Array("SSH-2.0-OpenSSH_9.2\r\n".utf8)), .corrupt),
      (.body(headers: gzip, Array("no gzip at all, but text".utf8)), .corrupt),
    ]
    for (answer, code) in cases {
      let server = try LoopbackServer(["/a": [answer], "/limit": [.body([UInt8](repeating: 7, count: 1_000_000))]])
      let limit = Duration.milliseconds(code == .timedOut ? 50 : 60_000)
      let isPassing = [.cutOff, .timedOut].contains(code)
      await expectFailure(code, canRetry: isPassing, "\(code)") {
        try await transport.send(request(server.url("/a"), timeLimit: limit, sizeLimit: 1_000_000))
      }
      try await expectEqual(transport.send(request(server.url("/limit"), sizeLimit: 1_000_000)).body.count, 1_000_000)
    }
  }

  func testALargeAnswerWithinTheLimitArrivesWhole() async throws {
    let server = try LoopbackServer(["/large": [.large(megabytes: 8)]])
    try await expectEqual(transport.send(request(server.url("/large"), timeLimit: .seconds(60))).body.count, 8 << 20)
  }

  func testCompressedAnswersAreReadAsTheyWere() async throws {
    // "tea\n" as gzip and zlib write it.
    let gzip: [UInt8] = [
      0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 0xFF, 0x2B, 0x49, 0x4D, 0xE4, 2, 0, 0xE4, 0x52, 0x36, 0x17, 4, 0, 0, 0,
    ]
    let zlib: [UInt8] = [0x78, 0x9C, 0x2B, 0x49, 0x4D, 0xE4, 2, 0, 3, 0xCF, 1, 0x45]
    let cases: [(coding: String, bytes: [UInt8])] = [("gzip", gzip), ("X-GZIP", gzip), ("deflate", zlib)]
    for (coding, bytes) in cases {
      let server = try LoopbackServer(["/a": [.body(headers: ["Content-Encoding": coding], bytes)]])

      let response = try await transport.send(request(server.url("/a")))

      XCTAssertEqual(String(decoding: response.body, as: UTF8.self), "tea\n", coding)
      XCTAssertEqual(server.requests.first?.headers["Accept-Encoding"], "gzip, deflate")
    }
  }

  func testAHeaderCannotEndAHeader() async throws {
    let server = try LoopbackServer(["/a": [.body([1])]])
    _ = try await transport.send(request(server.url("/a"), headers: ["X-Mark": "a\r\nX-Planted: b", "X-Empty": ""]))
    XCTAssertNil(server.requests.first?.headers["X-Planted"])
    XCTAssertEqual(server.requests.first?.headers["X-Empty"], "")
  }

  func testCancellingEndsTheWait() async throws {
    let server = try LoopbackServer(["/hang": [.hang]])
    let (transport, request) = (transport, request(server.url("/hang"), timeLimit: .seconds(600)))
    let task = Task { await repositoryFailure { try await transport.send(request) } }
    await server.waitForRequests(to: "/hang")
    task.cancel()
    await expectEqual(task.value?.code, .cancelled)
  }

  func testRedirectsAreFollowedFiveTimes() async throws {
    let server = try LoopbackServer(["/end": [.body([9])]])
    for step in 1...6 { server.answer("/\(step)", with: .redirect(to: step == 1 ? "/end" : "/\(step - 1)")) }
    let five = try await transport.send(request(server.url("/5")))
    let six = try await transport.send(request(server.url("/6")))
    XCTAssertEqual(five.body, Data([9]))
    XCTAssertEqual(six.status, 302)
  }

  func testARedirectToAnotherKindOfAddressOrToNoneIsTheAnswer() async throws {
    let kinds = ["ftp://127.0.0.1/a", "file:///etc/passwd"]
    for location in kinds + ["http://[", "http://a b/", "http://127.0.0.1:99999/", "http://"] {
      let server = try LoopbackServer(["/a": [.redirect(to: location)]])

      let response = try await transport.send(request(server.url("/a")))

      XCTAssertEqual(response.status, 302, location)
      XCTAssertTrue(response.body.isEmpty, location)
    }
  }

  func testAServerToWhichARedirectLeadsIsTheOneThatCannotBeReached() async throws {
    let server = try LoopbackServer(["/a": [.redirect(to: "http://host.invalid/")]])
    let failure = await failure(of: request(server.url("/a")))
    XCTAssertEqual(failure?.code, .unreachable)
    XCTAssertEqual(failure?.subject, "host.invalid")
  }

  func testGivingUpIsSafeAtAnyMoment() async throws {
    let server = try LoopbackServer([
      "/end": [.large(megabytes: 1)], "/1": [.redirect(to: "/2")], "/2": [.redirect(to: "/3")],
      "/3": [.redirect(to: "/end")],
    ])
    let (transport, url) = (transport, server.url("/1"))

    await withTaskGroup { group in
      for step in 0..<200 {
        group.addTask {
          let limit = Duration.microseconds(step * 30)
          _ = try? await transport.send(HTTPRequest(url: url, timeLimit: limit, sizeLimit: 100_000))
        }
      }
    }
  }

  func testAnotherHostDoesNotGetTheKeys() async throws {
    let other = try LoopbackServer(["/": [.body([1])]])
    let server = try LoopbackServer([
      "/away": [.redirect(to: other.url("/").absoluteString)], "/near": [.redirect(to: "/")],
    ])
    let headers: HTTPHeaders = ["X-Key": "secret", "Accept": "application/json"]

    _ = try await transport.send(request(server.url("/away"), headers: headers))
    _ = try await transport.send(request(server.url("/near"), headers: headers))
    let port = try XCTUnwrap(server.address.port)
    let named = try XCTUnwrap(URL(string: "http://user:password@127.0.0.1:\(port)/away"))
    _ = try await transport.send(request(named, headers: headers))

    XCTAssertEqual(other.requests.map { $0.headers["X-Key"] }, [nil, nil])
    XCTAssertEqual(other.requests.map { $0.headers["Authorization"] }, [nil, nil])
    XCTAssertEqual(other.requests.map { $0.headers["Accept"] }, ["application/json", "application/json"])
    XCTAssertEqual(server.requests.map(\.path), ["/away", "/near", "/", "/away"])
    XCTAssertEqual(server.requests[2].headers["X-Key"], "secret")
  }

  private func failure(of request: HTTPRequest) async -> RepositoryError? {
    await repositoryFailure { try await transport.send(request) }
  }
}

/// Returns a request with limits that no test reaches.
func request(
  _ url: URL,
  headers: HTTPHeaders = [:],
  timeLimit: Duration = .seconds(60),
  sizeLimit: Int = 10_000_000
) -> HTTPRequest {
  HTTPRequest(url: url, headers: headers, timeLimit: timeLimit, sizeLimit: sizeLimit)
}

/// The resources of this process that a server can use up.
final class TransportUseTests: XCTestCase {
  private static let sizeLimit = 4_000_000
  // A frame with a window of 128 kB, then blocks of four bytes that each expand to as many zeros.
  private static let zstd = [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38] + many([0x02, 0x00, 0x10, 0x00], 8_000)
  // A fixed block with a zero, then thirteen bytes that repeat it 2,064 times.
  private static let zeros =
    [0x63] + many([0x18, 5, 0xA3, 0x60, 0x14, 0x8C, 0x82, 0x51, 0x30, 10, 70, 0xC1, 40], 250_000)
  private static let gzipHead: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  private let transport = SystemTransport()

  func testASilentServerCostsNoProcessorTime() async throws {
    let server = try LoopbackServer(["/first": [.body([1])], "/hang": [.hang], "/head": [.hangAfterHead]])
    // One-time work, such as loading a library, does not count.
    _ = try await transport.send(request(server.url("/first")))

    for path in ["/hang", "/head"] {
      // Other work in this process may interfere in some rounds, whereas a busy loop does so in each.
      var least = 1.0
      for _ in 1...3 where least >= 0.02 {
        let (begin, used) = (ContinuousClock.now, ProcessUse.processorTime)
        let failure = await failure(of: request(server.url(path), timeLimit: .seconds(2)))
        let (elapsed, spent) = (begin.duration(to: .now), ProcessUse.processorTime - used)
        XCTAssertEqual(failure?.code, .timedOut)
        least = min(least, spent / elapsed)
      }
      XCTAssertLessThan(least, 0.02, path)
    }
  }

  func testWhatDecompressesToMoreThanTheLimitIsRefusedWhileItDoes() async throws {
    for (coding, bytes) in [("gzip", Self.gzipHead + Self.zeros), ("deflate", [0x78, 0x9C] + Self.zeros)] {
      let server = try LoopbackServer(["/\(coding)": [.body(headers: ["Content-Encoding": coding], bytes)]])
      try await expectRefusal(.tooLarge, of: server.url("/\(coding)"))
    }
  }

  func testACodingThatWasNotAskedForIsNotRead() async throws {
    let cases: [(header: String, coding: String, bytes: [UInt8])] = [
      ("Content-Encoding", "zstd", Self.zstd), ("Transfer-Encoding", "zstd", Self.zstd),
      ("Content-Encoding", "br", [0]), ("Content-Encoding", "gzip, gzip", Self.gzipHead + Self.zeros),
      ("Transfer-Encoding", "gzip", Self.gzipHead + Self.zeros),
    ]
    for (header, coding, bytes) in cases {
      let server = try LoopbackServer(["/a": [.body(headers: [header: coding], bytes)]])

      try await expectRefusal(.corrupt, of: server.url("/a"))
    }
  }

  func testADecompressionThatYieldsNothingIsRefusedByWhatArrives() async throws {
    // Each of these blocks expands to nothing.
    let blocks = Self.many([0, 0, 0, 0xFF, 0xFF], 200_000)
    let answer = LoopbackAnswer.body(headers: ["Content-Encoding": "gzip"], Self.gzipHead + blocks + blocks)
    let server = try LoopbackServer([
      "/said": [answer], "/parts": [.chunked([Self.gzipHead, blocks, blocks], headers: ["Content-Encoding": "gzip"])],
    ])

    for path in ["/said", "/parts"] {
      await expectEqual(failure(of: request(server.url(path), sizeLimit: 1_500_000))?.code, .tooLarge, path)
    }
  }

  func testAnswersWithoutAnEndAreRefusedAtTheLimit() async throws {
    let part = [UInt8](repeating: 0, count: 1 << 20)
    let server = try LoopbackServer([
      "/parts": [.chunked(Array(repeating: part, count: 500))], "/plain": [.large(megabytes: 500)],
    ])
    for path in ["/parts", "/plain"] { try await expectRefusal(.tooLarge, of: server.url(path)) }
  }

  func testWhatIsSaidAboutPartsWithoutAnEndIsRefused() async throws {
    let head = "HTTP/1.1 200 Scripted\r\nTransfer-Encoding: chunked\r\n\r\n"
    let server = try LoopbackServer([
      "/one": [.endless(head + "1;", "abcdefgh")],
      "/each": [.endless(head, "1;\(String(repeating: "a", count: 4_000))\r\n \r\n")],
      "/end": [.endless(head + "0\r\n", "X-Line: abc\r\n")],
    ])

    for path in ["/one", "/each", "/end"] { try await expectRefusal(.tooLarge, of: server.url(path)) }
  }

  func testAHeadWithoutAnEndIsRefused() async throws {
    let head = "HTTP/1.1 200 Scripted\r\n"
    let server = try LoopbackServer([
      "/lines": [.endless(head, "X-Line: abc\r\n")], "/line": [.endless(head, "abcdefgh")],
      "/hints": [.endless(head, "\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n")],
    ])
    for path in ["/lines", "/line", "/hints"] { try await expectRefusal(.tooLarge, of: server.url(path)) }
  }

  private static func many(_ part: [UInt8], _ count: Int) -> [UInt8] {
    Array(repeatElement(part, count: count).joined())
  }

  private func expectRefusal(
    _ code: RepositoryError.Code,
    of url: URL,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let most = try await ProcessUse.mostMemory {
      let failure = await failure(of: request(url, sizeLimit: Self.sizeLimit))
      XCTAssertEqual(failure?.code, code, url.path, file: file, line: line)
    }
    XCTAssertLessThan(most ?? 0, Self.sizeLimit + 40_000_000, url.path, file: file, line: line)
  }

  private func failure(of request: HTTPRequest) async -> RepositoryError? {
    await repositoryFailure { [transport] in try await transport.send(request) }
  }
}
