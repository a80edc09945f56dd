import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

/// What a server can make this process spend.
final class TransportUseTests: XCTestCase {
  private static let sizeLimit = 4_000_000
  // A frame with a window of 128 kB, then blocks of four bytes that each stand for as many zeros.
  private static let zstd = [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38] + many([0x02, 0x00, 0x10, 0x00], 8_000)
  // A fixed block with a zero, then thirteen bytes that repeat it 2,064 times.
  private static let zeros =
    [0x63] + many([0x18, 5, 0xA3, 0x60, 0x14, 0x8C, 0x82, 0x51, 0x30, 10, 70, 0xC1, 40], 250_000)
  private static let gzipHead: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  private let transport = SystemTransport()

  func testASilentServerCostsNoProcessorTime() async throws {
    let server = try LoopbackServer(["/first": [.body([1])], "/hang": [.hang], "/head": [.hangAfterHead]])
    // What is done once, such as loading a library, is not waiting.
    _ = try await transport.send(request(server.url("/first")))

    for path in ["/hang", "/head"] {
      let (begin, used) = (ContinuousClock.now, ProcessUse.processorTime)
      let failure = await failure(of: request(server.url(path), timeLimit: .seconds(2)))
      let (elapsed, spent) = (begin.duration(to: .now), ProcessUse.processorTime - used)

      XCTAssertEqual(failure?.code, .timedOut)
      XCTAssertLessThan(spent / elapsed, 0.02, path)
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
    // Each of these blocks stands for no bytes at all.
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
