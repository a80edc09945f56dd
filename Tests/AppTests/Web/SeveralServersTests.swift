import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Forms of an unknown visitor: from another process of the same store, or from an earlier visit.
final class SeveralServersTests: XCTestCase {
  func testABrowserSignsInAtTheOtherOneAndStandsWhereItWas() throws {
    let store = try PostgreSQLCluster.shared.get().makeDatabase().text
    let (first, second) = (try serve(store), try serve(store))
    let cookie = try comeIn(first, at: "/shop")
    let page = try first.ask("/shop", cookie)
    let token = try XCTUnwrap(page.body.firstMatch(of: /name="token" value="([^"]+)"/)?.1)
    let form = "token=\(token)&page=&action=add&f-code=MUG"
    XCTAssertEqual(try first.post(form, to: "/shop", cookie).status, 303)

    // The other server knows neither the cookie nor the token of the form.
    let cart = try second.ask("/shop/cart", cookie)
    XCTAssertEqual(cart.status, 403)
    XCTAssertTrue(cart.body.contains("<form method=\"post\" action=\"/shop/cart\">"), cart.body)
    let sent = try second.post(form.replacing("MUG", with: "2*TSHIRT"), to: "/shop", cookie)
    XCTAssertEqual(sent.status, 403)
    XCTAssertTrue(sent.body.contains("name=\"f-code\" value=\"2*TSHIRT\""), sent.body)

    let known = try comeIn(second, at: "/shop", "&action=add&f-code=2*TSHIRT")

    let shop = try second.ask("/shop", known)
    XCTAssertEqual(shop.status, 200)
    XCTAssertTrue(shop.body.contains("value=\"2*TSHIRT\""), shop.body)
    let same = try second.ask("/shop/cart", known)
    XCTAssertTrue(same.body.contains("€7.50"), same.body)
    // Two shirts would be 40.00.
    XCTAssertFalse(same.body.contains("€47.50"), same.body)
    // Both cookies stay valid.
    XCTAssertEqual(try first.ask("/shop/cart", cookie).status, 200)
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
    let signer = CookieSigner(secret: [1, 2, 3])
    let known = ["Host: 127.0.0.1:1", "Cookie: arcade-1=\(signer.cookie(of: "new"))"]
    let sent = known + ["Origin: http://127.0.0.1:1", "Content-Type: \(URLEncodedForm.contentType)"]
    var form = PostedForm(word: "add", texts: ["code": "2*MUG"])
    form.token = signer.formToken(of: "old")

    for path in ["/shop", "/no/such"] {
      let answer = await gate.respond(to: ServedDocuments.request("POST", path, sent, body: form.body))
      XCTAssertEqual(answer.status, path == "/shop" ? 303 : 404)
    }

    let page = await gate.respond(to: ServedDocuments.request("GET", "/shop", known))
    let shown = SitePage(status: page.status, address: "/shop", ServedDocuments.Answer(page).text)
    XCTAssert(shown.text.contains("This page was from before. Here it is as it is now."), shown.text)
    XCTAssert(shown.html.contains("value=\"2*MUG\""), shown.html)
    XCTAssertFalse(shown.text.contains("€15.00"), shown.text)
  }

  /// Serves a store from a separate data folder, with a pass phrase.
  private func serve(_ store: String) throws -> WebProcess {
    let arcade = try ArcadeProcess()
    let phrase = try arcade.folder.write(Data("open, sesame".utf8), to: "phrase.txt")
    return try WebProcess(arcade, ["--store", store, "--as", "till", "--pass-phrase-file", phrase])
  }

  /// Sends the pass phrase on the page that asked for it, and returns the header with the cookie.
  private func comeIn(_ server: WebProcess, at path: String, _ typed: String = "") throws -> String {
    let answer = try server.post("phrase=open%2C+sesame" + typed, to: path)
    XCTAssertEqual(answer.status, 303)
    XCTAssertEqual(answer.values(of: "location"), [path])
    return ServedGate.cookie(in: answer)
  }
}
