import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// How a server handles requests that arrive byte by byte.
final class WebServerTests: XCTestCase {
  func testARequestArrivesAsItWasSent() throws {
    let entrance = ScriptedEntrance()
    let served = try ServedEntrance(entrance)

    let answer = try served.ask(
      "POST /a%00b/%2E%2E/../c?x=1&y=%20+ HTTP/1.1\r\nHost: here\r\nX-Twice: 1\r\nX-Twice: 2\r\nContent-Length: 3\r\n\r\n\u{0}=b"
    )

    XCTAssertEqual(answer.status, 200)
    XCTAssertEqual(answer.body, "POST /a%00b/%2E%2E/../c?x=1&y=%20+")
    let request = try XCTUnwrap(entrance.requests.first)
    XCTAssertEqual(request.path, "/a%00b/%2E%2E/../c")
    XCTAssertEqual(request.query, "x=1&y=%20+")
    XCTAssertEqual(request.values(of: "x-twice"), ["1", "2"])
    XCTAssertEqual(request.body, Array("\u{0}=b".utf8))
  }

  func testOneConnectionServesManyRequestsInTheirOrder() throws {
    let served = try ServedEntrance()
    let connection = try served.connect()

    connection.send((1...20).map { "GET /\($0) HTTP/1.1\r\nHost: here\r\n\r\n" }.joined())

    for number in 1...20 { XCTAssertEqual(try connection.answer().body, "GET /\(number)") }
  }

  func testAHeadIsAnsweredWithoutABody() throws {
    let served = try ServedEntrance()
    let connection = try served.connect()

    connection.send("HEAD /a HTTP/1.1\r\nHost: here\r\n\r\nGET /b HTTP/1.1\r\nHost: here\r\n\r\n")

    XCTAssertEqual(try connection.answer(hasBody: false).values(of: "content-length"), ["7"])
    XCTAssertEqual(try connection.answer().body, "GET /b")
  }

  func testAFileArrivesWholeAndTheConnectionGoesOn() throws {
    let text = String(repeating: "A line of a long table.\r\n", count: 120_000) + "end"
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(text.utf8), to: "table.csv")
    let handle = try FileHandle(forReadingFrom: URL(filePath: path))
    try FileManager.default.removeItem(atPath: path)
    let file = try SentFile(handle)
    let served = try ServedEntrance(ScriptedEntrance { _ in WebResponse(200, type: "text/csv", body: .file(file)) })
    let connection = try served.connect()

    connection.send("HEAD /a HTTP/1.1\r\nHost: here\r\n\r\n")
    XCTAssertEqual(try connection.answer(hasBody: false).values(of: "content-length"), ["\(text.utf8.count)"])
    for _ in 1...2 {
      let answer = try connection.ask("GET /a HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip\r\n\r\n")
      XCTAssertTrue(answer.body == text, "\(answer.body.utf8.count) bytes")
    }
  }

  func testPartsOfUnknownNumberAreOneBody() throws {
    let entrance = ScriptedEntrance()
    let served = try ServedEntrance(entrance)

    let answer = try served.ask(
      "POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n"
    )

    XCTAssertEqual(answer.status, 200)
    XCTAssertEqual(entrance.requests.first?.body, Array("abc".utf8))
  }

  func testWhatCanBeReadInTwoWaysIsRefusedAndTheConnectionClosed() throws {
    let entrance = ScriptedEntrance()
    let served = try ServedEntrance(entrance)
    let host = "Host: here\r\n"
    for (name, request) in [
      ("no host", "GET / HTTP/1.1\r\n\r\n"),
      ("no host in an old version", "GET / HTTP/1.0\r\n\r\n"),
      ("two hosts", "GET / HTTP/1.1\r\n\(host)Host: there\r\n\r\n"),
      ("the same host twice", "GET / HTTP/1.1\r\n\(host)\(host)\r\n"),
      ("two lengths", "POST / HTTP/1.1\r\n\(host)Content-Length: 1\r\nContent-Length: 2\r\n\r\nab"),
      ("the same length twice", "POST / HTTP/1.1\r\n\(host)Content-Length: 1\r\nContent-Length: 1\r\n\r\na"),
      (
        "a length beside parts",
        "POST / HTTP/1.1\r\n\(host)Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
      ),
      (
        "parts beside a length",
        "POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n"
      ),
      ("another coding", "POST / HTTP/1.1\r\n\(host)Transfer-Encoding: gzip\r\n\r\n0\r\n\r\n"),
      ("two codings", "POST / HTTP/1.1\r\n\(host)Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"),
      ("parts in an old version", "POST / HTTP/1.0\r\n\(host)Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
      ("a length with a sign", "POST / HTTP/1.1\r\n\(host)Content-Length: +1\r\n\r\na"),
      ("two lengths in one", "POST / HTTP/1.1\r\n\(host)Content-Length: 1, 1\r\n\r\na"),
      ("a length of letters", "POST / HTTP/1.1\r\n\(host)Content-Length: a\r\n\r\na"),
      ("a space before the colon", "GET / HTTP/1.1\r\nHost : here\r\n\r\n"),
      ("a whole address", "GET http://here/ HTTP/1.1\r\n\(host)\r\n"),
      ("no path", "GET * HTTP/1.1\r\n\(host)\r\n"),
      ("bytes that an address cannot have", "GET /ñ HTTP/1.1\r\n\(host)\r\n"),
      ("a control character", "GET / HTTP/1.1\r\n\(host)X: a\u{1}b\r\n\r\n"),
      ("a NUL in a value", "GET / HTTP/1.1\r\n\(host)X: a\u{0}b\r\nY: c\r\n\r\n"),
      ("a NUL in the last value", "GET / HTTP/1.1\r\n\(host)X: a\u{0}\r\n\r\n"),
      ("a NUL in a name", "GET / HTTP/1.1\r\n\(host)X\u{0}Y: a\r\n\r\n"),
      ("a NUL in the host", "GET / HTTP/1.1\r\nHost: here\u{0}there\r\n\r\n"),
      ("a NUL in the address", "GET /a\u{0}b HTTP/1.1\r\n\(host)\r\n"),
      ("a NUL at the end of the address", "GET /a\u{0} HTTP/1.1\r\n\(host)\r\n"),
      ("a NUL behind the question mark", "GET /a?b\u{0}c HTTP/1.1\r\n\(host)\r\n"),
      ("a NUL in the method", "GET\u{0}X / HTTP/1.1\r\n\(host)\r\n"),
      ("line feeds alone", "GET / HTTP/1.1\nHost: here\n\n"),
      ("a line feed alone after the first line", "GET / HTTP/1.1\n\(host)\r\n"),
      ("a line feed alone after a header", "GET / HTTP/1.1\r\nHost: here\nX: y\r\n\r\n"),
      ("a line feed alone after the last header", "GET / HTTP/1.1\r\nHost: here\n\r\n"),
      ("a line feed alone at the end", "GET / HTTP/1.1\r\n\(host)\n"),
      ("a folded line", "GET / HTTP/1.1\r\n\(host)X: a\r\n b\r\nY: c\r\n\r\n"),
    ] {
      let connection = try served.connect()

      connection.send(request)

      let answer = try connection.readToEnd()
      XCTAssertTrue(answer.hasPrefix("HTTP/1.1 400 ") || answer.hasPrefix("HTTP/1.0 400 "), "\(name): \(answer)")
    }
    XCTAssertEqual(entrance.requests, [])
  }

  func testAHeadOfSixteenKilobytesIsTheMost() throws {
    let served = try ServedEntrance()
    func head(of size: Int) -> String {
      let rest = "GET / HTTP/1.1\r\nHost: here\r\nX: \r\n\r\n"
      return rest.replacing("X: ", with: "X: " + String(repeating: "a", count: size - rest.utf8.count))
    }

    XCTAssertEqual(try served.ask(head(of: 16 << 10)).status, 200)
    XCTAssertEqual(try served.ask(head(of: 16 << 10 + 1)).status, 431)
    XCTAssertEqual(try served.ask(head(of: 17 << 10)).body, "headTooLarge")
    let connection = try served.connect()
    connection.send(head(of: 1 << 20))
    XCTAssertTrue(try connection.readToEnd().hasPrefix("HTTP/1.1 4"))
    let smallest = "GET / HTTP/1.1\r\nHost: here\r\n" + String(repeating: "a:\r\n", count: 4000) + "\r\n"
    XCTAssertEqual(try served.ask(smallest).status, 431)
  }

  func testAHeadOfSixteenKilobytesMayConsistOfTheSmallestParameters() throws {
    let entrance = ScriptedEntrance()
    let served = try ServedEntrance(entrance)
    let connection = try served.connect()
    for query in [String(repeating: "a&", count: 8000), "", "?", "a=b?c=d", ""] {
      let answer = try connection.ask("GET /\(query.isEmpty ? "" : "?")\(query) HTTP/1.1\r\nHost: here\r\n\r\n")
      XCTAssertEqual(answer.status, 200, query)
      XCTAssertEqual(entrance.requests.last?.query, query)
    }
  }

  func testABodyOfOneMegabyteIsTheMostAndALargerOneIsAnswered() throws {
    let entrance = ScriptedEntrance()
    let served = try ServedEntrance(entrance)
    let connection = try served.connect()
    func post(_ size: Int) -> [UInt8] {
      Array("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: \(size)\r\n\r\n".utf8) + Array(repeating: 97, count: size)
    }

    connection.send(post(1 << 20))
    XCTAssertEqual(try connection.answer().status, 200)
    XCTAssertEqual(entrance.requests.first?.body.count, 1 << 20)

    connection.send(post(1 << 20 + 1))
    let answer = try connection.answer()
    XCTAssertEqual(answer.status, 413)
    XCTAssertEqual(answer.body, "bodyTooLarge")
    XCTAssertEqual(entrance.requests.count, 1)
    for expectation in ["Expect: 100-continue\r\nContent-Length: 2000000", "Content-Length: 999999999999999999"] {
      let answer = try served.ask("POST / HTTP/1.1\r\nHost: here\r\n\(expectation)\r\n\r\n")
      XCTAssertEqual(answer.status, 413, expectation)
    }
  }

  func testAnAnswerWithAHeaderThatCannotBeSentIsAnErrorThatIsLogged() throws {
    let logged = PrintedAddresses()
    let served = try ServedEntrance(
      ScriptedEntrance { _ in WebResponse(200, type: "text/plain", [], headers: [.init(name: "X-Two", value: "a\nb")])
      },
      log: { logged.add($0) }
    )

    let answer = try served.ask("GET /a HTTP/1.1\r\nHost: here\r\n\r\n")

    XCTAssertEqual(answer.status, 500)
    XCTAssertEqual(answer.body, "unsendable")
    XCTAssertEqual(logged.all, ["X-Two"])
  }
}
