import XCTest

@testable import ArcadeApp

/// `GET /api` says what can be asked for.
final class ServiceIndexTests: XCTestCase {
  func testTheIndexListsEverythingThatIsServed() async throws {
    let documents = try ServedDocuments(beside: try BareRun())
    let answer = try await documents("GET", "/api")
    XCTAssertEqual(answer.status, 200)
    XCTAssertTrue(answer.text.hasPrefix(#"{"schema":"arcade.api/1","version":"\#(arcadeVersion)","verbs":["#))
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

  func testNoTwoThingsThatCanBeSaidShareAName() {
    for command in CommandTable.arcade.commands where command.service != nil {
      let names = command.serviceParameters.map(\.name)
      XCTAssertEqual(Set(names).count, names.count, command.name)
      XCTAssertTrue(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil }, "\(names)")
    }
  }

  func testNothingThatIsServedNamesAFileAnAddressOrASource() {
    for command in CommandTable.arcade.commands where command.service != nil {
      for text in command.serviceParameters.compactMap(\.placeholder) + command.operands {
        for word in ["FILE", "URL", "DIR", "ADDRESS", "PATH", "HOST"] {
          XCTAssertFalse(text.contains(word), "\(command.name): \(text)")
        }
      }
    }
  }
}
