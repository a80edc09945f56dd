import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeApp

/// A form of a page that an earlier visitor of the same browser had, in front of the pages themselves.
final class OldFormTests: XCTestCase {
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
