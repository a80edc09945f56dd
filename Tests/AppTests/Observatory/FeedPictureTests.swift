import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The pictures that a feed names, and the servers that are asked for them.
final class FeedPictureTests: XCTestCase {
  private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  func testAFileLeadsToNothingInTheNetworkOfThisMachine() async throws {
    let (run, server) = (try BareRun(), try LoopbackServer(["/a.png": [.body(png)]]))
    let port = try XCTUnwrap(server.address.port)
    let hosts = [
      "127.0.0.1", "127.1", "0.0.0.0", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "a:b@127.0.0.1",
    ]
    let rows = hosts.map { "\($0),Ink,1 €,http://\($0):\(port)/a.png\n" }.joined()
    let path = try run.write("id,name,price,image\n" + rows, to: "shop.csv")
    await run.done(["observe", "search", "ink", "--source", "file:\(path)"])
    await run.done(["observe", "update"])
    XCTAssertEqual(server.requests.map(\.path), [])
  }

  func testAServerThatAPersonNamedShowsItsOwnPictures() async throws {
    let (run, server) = (try BareRun(), try LoopbackServer())
    let foreign = try LoopbackServer(["/b.png": [.body(png)]])
    let rows = "a,Ink,1 €,\(server.url("/a.png"))\nb,Pen,2 €,\(foreign.url("/b.png"))\n"
    server.answer("/a.png", with: .body(png))
    server.answer("/shop.csv", with: .body(Array("id,name,price,image\n\(rows)".utf8)))
    await run.done(["observe", "add", "\(server.url("/shop.csv"))", "--name", "shop"])
    XCTAssertEqual(server.requests.map(\.path), ["/shop.csv", "/a.png"])
    XCTAssertEqual(foreign.requests.map(\.path), [])
  }

  func testNoUserOrPasswordOfAFeedIsKept() async throws {
    let run = try BareRun()
    let address = "https://user:secret@shop.invalid/a?at=b@c"
    let path = try run.write("id,name,price,url,image\na,Ink,1 €,\(address),\(address)\n", to: "shop.csv")
    await run.done(["observe", "search", "ink", "--source", "file:\(path)", "--offline"])
    let exported = await run.done(["observe", "export", "ink", "--json"]).printed
    expect(exported, contains: #""url":"https://shop.invalid/a?at=b@c""#)
    expect(exported, lacks: "secret")
    XCTAssertEqual(
      try run.sql("SELECT page, picture FROM listings"),
      "https://shop.invalid/a?at=b@c|https://shop.invalid/a?at=b@c"
    )
  }
}
