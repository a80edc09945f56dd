import ArcadeData
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The index at `GET /api`, and the token that every document needs.
final class ServiceTests: XCTestCase {
  func testTheIndexListsEverythingThatIsServed() async throws {
    let documents = try ServedDocuments(beside: try BareRun())
    let answer = try await documents("GET", "/api")
    XCTAssertEqual(answer.status, 200)
    XCTAssertTrue(answer.text.hasPrefix(#"{"schema":"arcade.api/1","version":"\#(Program.version)","verbs":["#))
    let object = try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any]
    let verbs = try XCTUnwrap(object?["verbs"] as? [[String: Any]])
    let served = CommandTable.arcade.commands.filter { $0.service != nil }
    XCTAssertEqual(verbs.compactMap { $0["path"] as? String }, served.map(\.servicePath))
    let price = try XCTUnwrap(verbs.first { $0["command"] as? String == "shop price" })
    XCTAssertEqual(price["method"] as? String, "GET")
    let parameters = try XCTUnwrap(price["parameters"] as? [[String: Any]])
    let names = ["code", "on", "discount-code", "customer-group", "shipping", "fail-if-stale", "lang"]
    XCTAssertEqual(parameters.compactMap { $0["name"] as? String }, names)
    XCTAssertEqual(parameters[0]["required"] as? Bool, true)
    XCTAssertEqual(parameters[0]["repeatable"] as? Bool, true)
    XCTAssertEqual(parameters[2]["repeatable"] as? Bool, true)
    XCTAssertEqual(parameters[5]["value"] as? String, "true|false")
  }

  func testEveryExampleIsUnderstood() throws {
    let index = ServiceIndex(table: .arcade)
    for command in CommandTable.arcade.commands where command.service != nil {
      let query = index.example(of: command).dropFirst(command.servicePath.count + 1)
      _ = try ServiceCall(command, URLEncodedForm.fields(in: query.utf8))
    }
    let examples = [
      "shop price": "/api/shop/price?code=MUG%3D2&code=VOUCHER",
      "prices options": "/api/prices/options?price=49.99&accuracy=0.65",
      "observe update": "/api/observe/update?name=tea",
      "observe list": "/api/observe/list?name=tea&changed=true",
      "observe history": "/api/observe/history?name=tea&id=tea-012&kind=price",
      "observe export": "/api/observe/export?name=tea",
      "shop orders": "/api/shop/orders",
    ]
    for (name, address) in examples {
      let command = try XCTUnwrap(CommandTable.arcade.command(name.split(separator: " ").map(String.init)))
      XCTAssertEqual(index.example(of: command), address)
    }
  }

  func testNoTwoThingsThatCanBeSaidShareANameAndNoneIsAFileAnAddressOrASource() {
    for command in CommandTable.arcade.commands where command.service != nil {
      let names = command.serviceParameters.map(\.name)
      XCTAssertEqual(Set(names).count, names.count, command.name)
      XCTAssertTrue(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil }, "\(names)")
      for text in command.serviceParameters.compactMap(\.placeholder) + command.operands {
        let named = ["FILE", "URL", "DIR", "ADDRESS", "PATH", "HOST"].filter { text.contains($0) }
        XCTAssertEqual(named, [], "\(command.name): \(text)")
      }
    }
  }

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
    expectEqual(try await documents.ask("GET", "/api", ["Authorization: bearer \(token)"]).status, 200)
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
    expectEqual(try await documents("GET", "/api").status, 200)
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
    await run.done(["settings", "erase", "--yes"])
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
      expectEqual(try await documents.ask("GET", address, head + ["Origin: http://127.0.0.1:8017"]).status, 200)
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
    XCTAssertEqual(try gate.ask("GET /api", host: "elsewhere.example").status, 400)
    XCTAssertEqual(gate.site.requests.count, 3)
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
