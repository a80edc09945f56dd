import ArcadeData
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The feed has a key of its own, which opens nothing else.
final class FeedServiceTests: XCTestCase {
  func testOnlyItsKeyOpensIt() async throws {
    let run = try BareRun()
    let context = try CommandContext(serving: run.process(), [])
    let service = FeedService(.alerts, beside: context, run: CommandRun(beside: context))
    let address = await run.done(["settings", "token", "--feed"]).printed.dropLast()
    let token = await run.done(["settings", "token"]).printed.dropLast()
    XCTAssertTrue(address.hasPrefix("/observe/feed.atom?key="), String(address))

    let good = await ServedDocuments.Answer(service.respond(to: ServedDocuments.request("GET", String(address), [])))
    XCTAssertEqual(good.status, 200)
    XCTAssertTrue(good.text.hasPrefix("<?xml version=\"1.0\""), good.text)
    for wrong in ["", "?key=", "?key=\(token)", "?key=x", "\(address.dropFirst("/observe/feed.atom".count))&key=x"] {
      let request = ServedDocuments.request("GET", "/observe/feed.atom\(wrong)", [])
      let answer = await ServedDocuments.Answer(service.respond(to: request))
      XCTAssertEqual(answer.status, 401, wrong)
    }
    let documents = try ServedDocuments(beside: run)
    let key = String(address.split(separator: "=")[1])
    let other = try await documents.ask("GET", "/api/observe/list", ["Authorization: Bearer \(key)"])
    XCTAssertEqual(other.status, 401)

    let renewed = await run.done(["settings", "token", "--feed", "--renew"]).printed.dropLast()
    XCTAssertNotEqual(renewed, address)
    let old = await ServedDocuments.Answer(service.respond(to: ServedDocuments.request("GET", String(address), [])))
    XCTAssertEqual(old.status, 401)
    XCTAssertFalse(service.takes(ServedDocuments.request("POST", String(address), [])))
  }
}
