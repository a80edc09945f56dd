import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Failures and documents that are not served are reported with their HTTP status.
final class ServedFailureTests: XCTestCase {
  func testEveryExitCodeHasItsStatus() {
    let statuses: [ExitCode: Int] = [
      .done: 200, .no: 200, .usage: 400, .permission: 403, .noInput: 404, .badData: 422, .internal: 500,
      .cannotCreate: 500, .io: 500, .configuration: 500, .unavailable: 503, .tryAgain: 503,
    ]
    XCTAssertEqual(Set(statuses.keys), Set(ExitCode.allCases))
    for (code, status) in statuses { XCTAssertEqual(code.status, status, "\(code)") }
  }

  func testWhatIsNotMarkedIsNotServed() async throws {
    let documents = try ServedDocuments(beside: try BareRun())
    let unmarked = CommandTable.arcade.commands.filter { $0.service == nil }.map(\.servicePath)
    XCTAssertTrue(Set(["/api/observe/every", "/api/words/import", "/api/backup", "/api/web"]).isSubset(of: unmarked))
    let malformed = [
      "/api/", "/api//shop/products", "/api/shop/products/", "/api/Shop/products", "/api/shop%2Fproducts",
      "/api/shop/../shop/products", "/api/nothing", "/api/../settings", "/api/..", "/api/%2e%2e/settings",
      "/api/shop/products%00",
    ]
    for path in unmarked.filter({ $0 != "/api/" }) + malformed {
      for method in ["GET", "POST"] {
        let answer = try await documents(method, path)
        XCTAssertEqual(answer.status, 404, "\(method) \(path)")
        XCTAssertEqual(answer.code, "notFound", path)
      }
    }
  }

  func testOtherMethodsAreNamedAsWrong() async throws {
    let documents = try ServedDocuments(beside: try BareRun())
    for command in CommandTable.arcade.commands {
      guard let service = command.service else { continue }
      for method in ["GET", "POST", "PUT", "DELETE", "OPTIONS"] where method != service.method.rawValue {
        let answer = try await documents(method, command.servicePath)
        XCTAssertEqual(answer.status, 405, "\(method) \(command.servicePath)")
        XCTAssertEqual(answer.code, "method")
        XCTAssertEqual(answer.values(of: "Allow"), [service.method == .post ? "POST" : "GET, HEAD"])
      }
    }
    expectEqual(try await documents("POST", "/api").status, 405)
  }

  func testAFailureIsTheOneThatTheCommandTells() async throws {
    let verbs = try await EveryVerb()
    let documents = try ServedDocuments(beside: verbs.run)
    let failures: [(address: String, words: [String], status: Int)] = [
      ("/api/shop/order?id=99", ["shop", "order", "99"], 404),
      ("/api/shop/order?id=", ["shop", "order", ""], 404),
      ("/api/shop/price?code=MUGG", ["shop", "price", "MUGG"], 422),
      ("/api/shop/price?code=MUG%3D0", ["shop", "price", "MUG=0"], 422),
      ("/api/shop/discounts?on=yesterday", ["shop", "discounts", "--on", "yesterday"], 400),
      ("/api/shop/discounts?on=", ["shop", "discounts", "--on="], 400),
      ("/api/prices/options", ["prices", "options"], 400),
      ("/api/words/export?deck=None", ["words", "export", "None"], 404),
      ("/api/observe/list?name=coffee", ["observe", "list", "coffee"], 404),
      ("/api/observe/list?changed=true", ["observe", "list", "--changed"], 400),
      (
        "/api/observe/history?name=tea&id=tea-012&kind=colour", ["observe", "history", "tea", "tea-012", "colour"], 400
      ),
    ]
    for (address, words, status) in failures {
      let told = await verbs.run(words + ["--json"])
      let answer = try await documents("GET", address)
      XCTAssertEqual(answer.status, status, address)
      XCTAssertEqual(answer.text, told.complained, address)
      XCTAssertNotNil(answer.code, address)
    }
  }

  func testWhatCannotBeHadNowIsUnavailable() async throws {
    let run = try BareRun()
    _ = await run(["settings", "set", "shop.catalog", "https://shop.example/products.json"])
    let answer = try await ServedDocuments(beside: run, options: ["--offline"])("GET", "/api/shop/products")
    let told = await run(["shop", "products", "--offline", "--json"])
    XCTAssertEqual(told.exit, .unavailable)
    XCTAssertEqual(answer.status, 503)
    XCTAssertEqual(answer.text, told.complained)
  }

  func testWhatIsSaidWronglyIsNamed() async throws {
    let documents = try ServedDocuments(beside: try BareRun())
    let mistakes: [(address: String, message: String)] = [
      ("/api/shop/price", "“code” is missing. Add “code=” with its value to the address."),
      ("/api/shop/order?id=1&id=2", "“id” is there more than once. Say it once."),
      ("/api/shop/orders?page=2", "“page” means nothing here. What can be said: since, lang."),
      (
        "/api/observe/list?name=tea&changed=1",
        "“changed” is either true or false. Write “changed=true”, or leave it out."
      ),
      ("/api?verb=shop", "Nothing can be said here, not even “verb”. Leave it out."),
    ]
    for (address, message) in mistakes {
      let answer = try await documents("GET", address)
      XCTAssertEqual(answer.status, 400, address)
      XCTAssertEqual(answer.text, #"{"error":{"code":"usage","message":"\#(message)"}}"# + "\n")
    }
  }

  func testNothingInAnAddressBecomesAnotherCommandLine() async throws {
    let run = try BareRun()
    let documents = try ServedDocuments(beside: run)
    let outside = [
      "catalog=/etc/passwd", "discounts=/etc/passwd", "data-dir=/tmp", "json=true", "yes=true", "no-input=true",
      "now=2026-12-01T09:00:00Z", "seed=1", "verbose=true", "help=true", "version=true", "--catalog=/etc/passwd", "=",
      "%00=1", "code%5B%5D=MUG", "CODE=MUG", "&&x", String(repeating: "a=b&", count: 2_000),
    ]
    for query in outside {
      let answer = try await documents("GET", "/api/shop/price?code=MUG&\(query)")
      XCTAssertEqual(answer.status, 400, query)
      XCTAssertEqual(answer.code, "usage", query)
    }
    // As an operand each is the code of an unknown product.
    let operands = [
      "--catalog=/etc/passwd", "--version", "--help", "--", "-", "%00", "%FF%FE", "%1B%5B2J", "%0A", "a%0Ab", "=",
      "..%2F..", "%F0%9F%92%A9", "%E2%80%AE", "%25", "%zz",
    ]
    for operand in operands {
      let answer = try await documents("GET", "/api/shop/price?code=\(operand)")
      XCTAssertEqual(answer.status, 422, operand)
      XCTAssertEqual(answer.code, "unknownProduct", operand)
      XCTAssertFalse(answer.text.dropLast().unicodeScalars.contains { $0.value < 0x20 }, operand)
    }
    let options = ["lang=--json", "lang=xx", "on=--help", "on=2026-12-24%00", "on=%0A2026-12-24"]
    for option in options {
      expectEqual(try await documents("GET", "/api/shop/price?code=MUG&\(option)").status, 400, option)
    }
  }

  func testEveryFailureSpeaksTheLanguageOfTheServer() async throws {
    let messages = [
      "es": "Falta «code». Añade «code=» con su valor a la dirección.", "ja": "「code」がありません。アドレスに「code=」と値を加えてください。",
    ]
    for (language, message) in messages {
      let documents = try ServedDocuments(beside: try BareRun(), options: ["--lang", language])
      let answer = try await documents("GET", "/api/shop/price")
      XCTAssertEqual(answer.text, #"{"error":{"code":"usage","message":"\#(message)"}}"# + "\n")
    }
  }
}
