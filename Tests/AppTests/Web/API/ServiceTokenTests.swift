import ArcadeData
import ArcadeTesting
import XCTest

@testable import ArcadeApp

/// Only who has the token gets documents.
final class ServiceTokenTests: XCTestCase {
  func testWithoutTheTokenNothingIsSaid() async throws {
    let documents = try ServedDocuments(beside: try BareRun())
    let token = try documents.token
    let heads: [[String]] = [
      ["Authorization: Bearer \(String(token.reversed()))"], ["Authorization: Bearer \(token)x"],
      ["Authorization: Bearer"], ["Authorization: Bearer "], ["Authorization: \(token)"],
      ["Authorization: Basic \(token)"], ["Authorization: Bearer \(token) \(token)"],
      ["Authorization: Bearer \(token)", "Authorization: Bearer \(token)"],
      ["Authorization: Bearer \(token.uppercased())"],
    ]
    for head in heads {
      for path in ["/api", "/api/shop/products", "/api/nothing"] {
        let answer = try await documents.ask("GET", path, head)
        XCTAssertEqual(answer.status, 401, "\(head)")
        XCTAssertEqual(answer.code, "token")
        XCTAssertEqual(answer.values(of: "WWW-Authenticate"), [#"Bearer realm="Arcade", error="invalid_token""#])
        XCTAssertFalse(answer.text.contains(token))
      }
    }
    let none = try await documents.ask("GET", "/api", ["Cookie: arcade-8017=\(token)"])
    XCTAssertEqual(none.status, 401)
    XCTAssertEqual(none.values(of: "WWW-Authenticate"), [#"Bearer realm="Arcade""#])
    let scheme = try await documents.ask("GET", "/api", ["Authorization: bearer \(token)"])
    XCTAssertEqual(scheme.status, 200)
  }

  func testTheTokenIsPrintedAndRenewedAtOnce() async throws {
    let run = try BareRun()
    let documents = try ServedDocuments(beside: run)
    let first = await run(["settings", "token"])
    XCTAssertEqual(first.printed, "\(try documents.token)\n")
    XCTAssertNotNil(first.printed.wholeMatch(of: /[0-9a-f]{64}\n/))
    let document = await run(["settings", "token", "--json"])
    XCTAssertEqual(document.printed, #"{"schema":"arcade.token/1","token":"\#(try documents.token)"}"# + "\n")
    let renewed = await run(["settings", "token", "--renew"])
    XCTAssertNotEqual(renewed.printed, first.printed)
    XCTAssertEqual(renewed.printed, "\(try documents.token)\n")
    let old = try await documents.ask("GET", "/api", ["Authorization: Bearer \(first.printed.dropLast())"])
    XCTAssertEqual(old.status, 401)
    let new = try await documents("GET", "/api")
    XCTAssertEqual(new.status, 200)
  }

  func testOnlyItsOwnerCanReadTheTokenAndErasingTakesItAway() async throws {
    let run = try BareRun()
    _ = await run(["settings", "token"])
    let path = run.folder.path("data/web.token")
    for _ in 1...2 {
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      XCTAssertEqual(mode, 0o600)
      _ = await run(["settings", "token", "--renew"])
    }
    let erased = await run(["settings", "erase", "--yes"])
    XCTAssertEqual(erased.exit, .done, erased.complained)
    XCTAssertFalse(FileManager.default.fileExists(atPath: path))
  }

  func testAPageOfAnotherSiteGetsNothingEvenWithTheToken() async throws {
    let documents = try ServedDocuments(beside: try BareRun())
    let head = ["Host: 127.0.0.1:8017", "Authorization: Bearer \(try documents.token)"]
    for address in ["/api", "/api/shop/products"] {
      for origin in ["https://evil.example", "null", "http://127.0.0.1:8018", "http://127.0.0.1:8017.evil.example"] {
        let answer = try await documents.ask("GET", address, head + ["Origin: \(origin)"])
        XCTAssertEqual(answer.status, 403, origin)
        XCTAssertEqual(answer.code, "origin", origin)
      }
      let own = try await documents.ask("GET", address, head + ["Origin: http://127.0.0.1:8017"])
      XCTAssertEqual(own.status, 200)
    }
  }

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

}
