import ArcadeData
import ArcadeTesting
import XCTest

@testable import ArcadeApp

/// Two processes that serve pages of one store to the same browser, each with cookies of its own.
final class SeveralServersTests: XCTestCase {
  func testABrowserSignsInAtTheOtherOneAndStandsWhereItWas() throws {
    let store = try PostgreSQLCluster.shared.get().makeDatabase().text
    let (first, second) = (try SignedServer(store: store), try SignedServer(store: store))
    let cookie = try first.comeIn(at: "/shop")
    let page = try first.ask("GET", "/shop", cookie)
    let token = try XCTUnwrap(page.body.firstMatch(of: /name="token" value="([^"]+)"/)?.1)
    let form = "token=\(token)&page=&action=add&f-code=MUG"
    XCTAssertEqual(try first.ask("POST", "/shop", cookie, body: form).status, 303)

    // The other one knows neither the cookie nor the token of the form.
    let cart = try second.ask("GET", "/shop/cart", cookie)
    XCTAssertEqual(cart.status, 403)
    XCTAssertTrue(cart.body.contains("<form method=\"post\" action=\"/shop/cart\">"), cart.body)
    let sent = try second.ask("POST", "/shop", cookie, body: form.replacing("MUG", with: "2*TSHIRT"))
    XCTAssertEqual(sent.status, 403)
    XCTAssertTrue(sent.body.contains("name=\"f-code\" value=\"2*TSHIRT\""), sent.body)

    let known = try second.comeIn(at: "/shop", "&action=add&f-code=2*TSHIRT")

    let shop = try second.ask("GET", "/shop", known)
    XCTAssertEqual(shop.status, 200)
    XCTAssertTrue(shop.body.contains("value=\"2*TSHIRT\""), shop.body)
    let same = try second.ask("GET", "/shop/cart", known)
    XCTAssertTrue(same.body.contains("€7.50"), same.body)
    XCTAssertFalse(same.body.contains("€20.00"), same.body)
    // Both cookies stay good.
    XCTAssertEqual(try first.ask("GET", "/shop/cart", cookie).status, 200)
  }
}

/// A process with a data folder of its own, to which the pass phrase leads.
private struct SignedServer {
  let program: RunningProgram
  let port: UInt16

  init(store: String) throws {
    let arcade = try ArcadeProcess()
    let phrase = arcade.folder.path("phrase.txt")
    try "open, sesame".write(toFile: phrase, atomically: true, encoding: .utf8)
    program = try arcade.start(["web", "--port", "0", "--store", store, "--as", "till", "--pass-phrase-file", phrase])
    let address = try program.read(until: "\n").trimmingCharacters(in: .newlines)
    port = try XCTUnwrap(URLComponents(string: address)?.port.flatMap { UInt16(exactly: $0) }, address)
  }

  func ask(_ method: String, _ path: String, _ cookie: String, body: String = "") throws -> RawAnswer {
    let host = "127.0.0.1:\(port)"
    let lines = [
      "\(method) \(path) HTTP/1.1", "Host: \(host)", "Origin: http://\(host)", cookie,
      "Content-Type: application/x-www-form-urlencoded", "Content-Length: \(body.utf8.count)", "", body,
    ]
    return try RawConnection(port: port).ask(lines.joined(separator: "\r\n"))
  }

  /// Says the pass phrase where it was asked for; the header with the cookie.
  func comeIn(at path: String, _ typed: String = "") throws -> String {
    let answer = try ask("POST", path, "A: b", body: "phrase=open%2C+sesame" + typed)
    XCTAssertEqual(answer.status, 303)
    XCTAssertEqual(answer.values(of: "location"), [path])
    return ServedGate.cookie(in: answer)
  }
}
