import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The responses that are compressed, and their readers.
final class CompressionTests: XCTestCase {
  func testAReaderGetsTheCodingThatItLikesBest() {
    for (wish, coding) in [
      ("gzip, deflate, br, zstd", .gzip), ("deflate", .deflate), ("GZIP", .gzip), ("*", .gzip),
      (" gzip ; q=1.0", .gzip),
      ("gzip;q=0.2, deflate;q=0.5", .deflate), ("gzip;q=0, *", .deflate), ("gzip;q=0.5, identity;q=0.5", .gzip),
      ("gzip;q=0.5, identity", nil), ("gzip;q=0", nil), ("*;q=0", nil), ("br, zstd", nil), ("identity", nil), ("", nil),
      ("gzip;q=x", nil), ("gzip;q=nan", nil), (";q=1,,", nil),
    ] as [(String, ContentCoding?)] {
      let header = WebRequest.Header(name: "accept-encoding", value: wish)
      XCTAssertEqual(ContentCoding.best(for: [header]), coding, wish)
    }
    XCTAssertNil(ContentCoding.best(for: []))
    let two = ["br", "deflate"].map { WebRequest.Header(name: "accept-encoding", value: $0) }
    XCTAssertEqual(ContentCoding.best(for: two), .deflate)
  }

  func testTextsComeCompressedAndAsTheyWere() throws {
    let text = String(repeating: "One page is much like another. ", count: 2_000)
    let served = try ServedEntrance(ScriptedEntrance { _ in .text(text) })
    let curl = try XCTUnwrap(ProgramSearch.path(of: "curl", environment: [:]), "curl is missing: make setup")
    for coding in ContentCoding.allCases.map(\.rawValue) {
      let answer = try served.ask("GET / HTTP/1.1\r\nHost: here\r\nAccept-Encoding: \(coding)\r\n\r\n")
      XCTAssertEqual(answer.values(of: "content-encoding"), [coding])
      XCTAssertEqual(answer.values(of: "vary"), ["Accept-Encoding"])
      XCTAssertLessThan(Int(answer.values(of: "content-length").first ?? "") ?? .max, text.utf8.count / 20)
      let arguments = ["-s", "--compressed", "-H", "Accept-Encoding: \(coding)", "http://127.0.0.1:\(served.port)/"]
      let reader = try RunningProgram(curl, arguments)
      XCTAssertEqual(try reader.ending(), .exit(0), reader.complained)
      XCTAssertEqual(reader.printed, text)
    }
    let plain = try served.ask("GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    XCTAssertEqual(plain.values(of: "content-encoding"), [])
    XCTAssertEqual(plain.values(of: "vary"), ["Accept-Encoding"])
    XCTAssertEqual(plain.body, text)
  }

  func testWhatWouldNotGetSmallerIsSentAsItIs() {
    let (many, noise) = ([UInt8](repeating: 7, count: 5_000), (0..<5_000).map { _ in UInt8.random(in: 0...255) })
    for (type, bytes, isCompressed) in [
      ("text/html; charset=utf-8", many, true), ("text/css; charset=utf-8", many, true),
      ("text/javascript; charset=utf-8", many, true), ("application/json", many, true),
      ("text/csv; charset=utf-8", many, true), ("image/svg+xml", many, true), ("text/html", noise, false),
      ("text/html", Array(many.prefix(1_000)), false), ("image/png", many, false), ("image/jpeg", many, false),
      ("image/webp", many, false), ("application/vnd.sqlite3", many, false), ("text/html", [], false),
    ] as [(String, [UInt8], Bool)] {
      let sent = WebResponse(200, type: type, bytes).compressed(for: [.init(name: "accept-encoding", value: "gzip")])
      XCTAssertEqual(sent.headers.contains { $0.name == "Content-Encoding" }, isCompressed, "\(type) of \(bytes.count)")
      guard case .bytes(let body) = sent.body else { return XCTFail("no body") }
      XCTAssertEqual(body == bytes, !isCompressed, "\(type) of \(bytes.count)")
    }
    let events = WebResponse(events: AsyncStream { $0.finish() })
    XCTAssertEqual(events.compressed(for: [.init(name: "accept-encoding", value: "gzip")]).headers, events.headers)
  }

  func testWithoutTheLibraryPagesComeAsTheyAre() throws {
    let arcade = try ArcadeProcess()
    try Data().write(to: arcade.folder.url.appending(path: "libz.so.1"))
    let web = try WebProcess(arcade, environment: ["LD_LIBRARY_PATH": arcade.folder.url.path])

    let answer = try web.ask(PageAsset.style.address, "Accept-Encoding: gzip")

    XCTAssertEqual(answer.values(of: "content-encoding"), [])
    XCTAssertEqual(answer.body, PageAsset.style.text)
  }

  func testTheFirstPageComesWithItsStyleAndScriptInTwelveKilobytes() throws {
    let web = try WebProcess(try ArcadeProcess())
    let cookie = ServedGate.cookie(in: try web.press())

    let sizes = try ["/", PageAsset.style.address, PageAsset.script.address].map { address in
      let answer = try web.ask(address, cookie + "\r\nAccept-Encoding: gzip, deflate")
      XCTAssertEqual(answer.status, 200, address)
      XCTAssertEqual(answer.values(of: "content-encoding"), ["gzip"], address)
      let body = try XCTUnwrap(answer.values(of: "content-length").first.flatMap { Int($0) })
      return answer.head.utf8.count + body
    }

    XCTAssertLessThanOrEqual(sizes.reduce(0, +), 12 << 10, "\(sizes)")
  }
}
