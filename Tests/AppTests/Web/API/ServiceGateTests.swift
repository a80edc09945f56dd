import XCTest

@testable import ArcadeApp

/// Requests for documents pass the gate without a cookie, and nothing else does because of them.
final class ServiceGateTests: XCTestCase {
  func testTheSiteAnswersWhoAsksForDocumentsWhateverTheGateThinksOfBrowsers() throws {
    let gate = try ServedGate()
    XCTAssertEqual(try gate.ask("GET /api").body, "GET /api")
    XCTAssertEqual(try gate.ask("GET /api/shop/price?code=MUG").body, "GET /api/shop/price?code=MUG")
    let posted = try gate.ask("POST /api/observe/update", "Origin: https://elsewhere.example")
    XCTAssertEqual(posted.body, "POST /api/observe/update")
    XCTAssertEqual(gate.site.visits.map(\.visitor), ["", "", ""])
    XCTAssertEqual(posted.values(of: "set-cookie"), [])
    XCTAssertEqual(posted.values(of: "cache-control"), ["no-store"])
    XCTAssertEqual(posted.values(of: "access-control-allow-origin"), [])
  }

  func testTheHostIsCheckedAsEverywhere() throws {
    let gate = try ServedGate()
    XCTAssertEqual(try gate.ask("GET /api", host: "elsewhere.example").status, 400)
    XCTAssertEqual(gate.site.requests, [])
  }

  func testNoOtherPathPassesWithoutACookie() throws {
    let gate = try ServedGate()
    for path in [
      "/apis", "/API", "/shop/api", "/api%2Fshop/products", "/%61pi", "//api", "/./api", "/downloads/backup",
    ] {
      XCTAssertNotEqual(try gate.ask("GET \(path)", "Authorization: Bearer x").status, 200, path)
    }
    XCTAssertEqual(gate.site.requests, [])
  }

  func testWhatLeavesTheFolderOfDocumentsFindsNothing() async throws {
    let documents = try ServedDocuments(beside: try BareRun())
    for path in ["/api/../settings", "/api/..", "/api/%2e%2e/settings", "/api/shop/products%00"] {
      let answer = try await documents("GET", path)
      XCTAssertEqual(answer.status, 404, path)
    }
  }
}
