import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The built program, and its requests to a server.
final class RequestProcessTests: XCTestCase {
  #if canImport(Glibc)
    func testAStartLoadsNeitherNetworkNorTheEditingOfLines() throws {
      let arcade = try ArcadeProcess()
      for arguments in [["--version"], []] {
        let environment = ["LD_DEBUG": "files", "TERM": "xterm-256color"]
        let program = try arcade.start(arguments, environment: environment)
        program.closeInput()

        XCTAssertEqual(try program.ending(), .exit(0))
        XCTAssertTrue(program.complained.contains("calling init: "))
        for library in ["libcurl", "FoundationNetworking", "libssl", "libedit", "libz.so"] {
          XCTAssertFalse(program.complained.contains(library), "\(arguments) loads \(library)")
        }
      }
    }

    func testWithoutTheLibraryItsPackageIsNamed() throws {
      let arcade = try ArcadeProcess()
      let server = try LoopbackServer(["/a.json": [.json("[]")]])
      try Data().write(to: arcade.folder.url.appending(path: "libcurl.so.4"))

      let program = try arcade.start(
        ["shop", "products", "--catalog", server.url("/a.json").absoluteString],
        environment: ["LD_LIBRARY_PATH": arcade.folder.url.path]
      )

      XCTAssertEqual(try program.ending(), .exit(69))
      XCTAssertTrue(program.complained.contains("libcurl4"), program.complained)
      XCTAssertEqual(server.requests.count, 0)
    }
  #endif

  func testARequestNamesTheProgramAndItsVersion() throws {
    let arcade = try ArcadeProcess()
    let server = try LoopbackServer(["/a.json": [.redirect(to: "/b.json")], "/b.json": [.status(404)]])

    try arcade.run(["shop", "products", "--catalog", server.url("/a.json").absoluteString], exit: 66)
    let agent = "Arcade/\(Program.version)"
    XCTAssertEqual(server.requests.map { $0.headers["User-Agent"] }, [agent, agent])
  }

  func testCtrlCEndsALoad() async throws {
    let arcade = try ArcadeProcess()
    let server = try LoopbackServer(["/a.json": [.hang]])
    let program = try arcade.start(
      ["shop"],
      environment: ["ARCADE_SHOP_CATALOG": server.url("/a.json").absoluteString],
      streams: .terminal
    )
    await server.waitForRequests(to: "/a.json")

    program.type("\u{3}")

    // All tries together would take thirty seconds.
    XCTAssertEqual(try program.ending(within: .seconds(10)), .signal(SIGINT))
  }
}
