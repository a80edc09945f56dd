import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeApp

/// Forms of a visitor whom the server does not know: that of another process of the same store, or of an earlier visit.
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

  func testItsPageIsShownWithWhatWasTypedAndNothingIsDone() async throws {
    let browser = try SiteVisit()
    let gate = Gate(
      rules: GateRules(address: .loopback, port: 1),
      secret: [1, 2, 3],
      site: browser.site,
      browsers: InMemoryBrowsers([
        KnownBrowser(id: "new", name: "", came: browser.time.now(), used: browser.time.now(), phrase: nil)
      ]),
      time: browser.time
    ) { _ in }
    let (host, seal) = (WebRequest.Header(name: "host", value: "127.0.0.1:1"), CookieSigner(secret: [1, 2, 3]))
    let cookie = WebRequest.Header(name: "cookie", value: "arcade-1=\(seal.cookie(of: "new"))")
    let kind = WebRequest.Header(name: "content-type", value: URLEncodedForm.contentType)
    let origin = WebRequest.Header(name: "origin", value: "http://127.0.0.1:1")
    var form = PostedForm(word: "add", texts: ["code": "2*MUG"])
    form.token = seal.formToken(of: "old")

    for path in ["/shop", "/no/such"] {
      let body = Array(form.body.utf8)
      let answer = await gate.respond(
        to: WebRequest(method: "POST", path: path, headers: [host, cookie, origin, kind], body: body)
      )
      XCTAssertEqual(answer.status, path == "/shop" ? 303 : 404)
    }

    let page = await gate.respond(to: WebRequest(method: "GET", path: "/shop", headers: [host, cookie]))
    guard case .bytes(let bytes) = page.body else { return XCTFail("\(page)") }
    let shown = SitePage(status: page.status, address: "/shop", String(decoding: bytes, as: UTF8.self))
    XCTAssert(shown.text.contains("This page was from before. Here it is as it is now."), shown.text)
    XCTAssert(shown.html.contains("value=\"2*MUG\""), shown.html)
    XCTAssertFalse(shown.text.contains("€15.00"), shown.text)
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
    let headers = ["Origin: http://\(host)", cookie]
    return try RawConnection(port: port).ask(
      RawConnection.request("\(method) \(path)", host: host, headers, body: body)
    )
  }

  /// Says the pass phrase where it was asked for; the header with the cookie.
  func comeIn(at path: String, _ typed: String = "") throws -> String {
    let answer = try ask("POST", path, "A: b", body: "phrase=open%2C+sesame" + typed)
    XCTAssertEqual(answer.status, 303)
    XCTAssertEqual(answer.values(of: "location"), [path])
    return ServedGate.cookie(in: answer)
  }
}
