import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// How long a browser stays known, and how it is signed out.
final class GateBrowserTests: XCTestCase {
  private let day = Duration.seconds(86_400)

  func testABrowserIsKnownForThirtyDaysWithoutUse() async throws {
    let gate = try ServedGate()
    let cookie = try gate.comeIn()

    gate.time.advance(by: day * 30 - .milliseconds(1))
    let used = try gate.ask("GET /", cookie)
    XCTAssertEqual(used.status, 200)
    XCTAssertEqual(used.values(of: "set-cookie").count, 1)
    XCTAssertTrue(try XCTUnwrap(used.values(of: "set-cookie").first).contains("; Max-Age=2592000;"), used.head)

    gate.time.advance(by: day * 29)
    XCTAssertEqual(try gate.ask("GET /", cookie).status, 200)
    gate.time.advance(by: day * 30)
    XCTAssertEqual(try gate.ask("GET /", cookie).status, 403)
  }

  func testItsUseIsNotedOnceADay() async throws {
    let gate = try ServedGate()
    let cookie = try gate.comeIn()
    let came = gate.time.now()
    for (hours, used) in [(1, 0), (23, 24), (23, 24), (2, 49)] {
      gate.time.advance(by: .seconds(hours * 3_600))
      for _ in 1...3 { XCTAssertEqual(try gate.ask("GET /", cookie).status, 200) }
      let known = try await gate.browsers.browsers()
      XCTAssertEqual(known.map(\.used), [came.advanced(by: .seconds(used * 3_600))])
      XCTAssertEqual(known.map(\.came), [came])
    }
  }

  func testItIsCalledWhatItSaysInPlainWordsAlone() async throws {
    let agents = [
      ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"),
      (
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0",
        "Edge, Windows"
      ),
      (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1",
        "Safari, iPhone"
      ),
      ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", "Chrome, Android"),
      ("curl/8.5", "curl"), ("<script>", ""),
    ]
    for (agent, name) in agents {
      let gate = try ServedGate()
      XCTAssertEqual(try gate.press(gate.key, "User-Agent: \(agent)").status, 303)
      let known = try await gate.browsers.browsers()
      XCTAssertEqual(known.map(\.name), [name])
      XCTAssertEqual(known.map(\.phrase), [nil])
    }
  }

  /// The cookie of an earlier version has a valid signature, but its visitor was never stored.
  func testACookieFromBeforeEndsOnceWithASentence() throws {
    let gate = try ServedGate()
    let old = "arcade-\(gate.port)=\(CookieSigner(secret: [1, 2, 3]).cookie(of: "0123"))"

    let answer = try gate.ask("GET /shop", "Cookie: \(old)")

    XCTAssertEqual(answer.status, 403)
    XCTAssertTrue(answer.body.contains("This browser has to come in anew"), answer.body)
    XCTAssertTrue(answer.body.contains("Open the address that arcade web printed last"), answer.body)
    XCTAssertTrue(
      answer.values(of: "set-cookie").contains { $0.hasPrefix("arcade-\(gate.port)=; ") && $0.contains("Max-Age=0;") }
    )
    // It leads to the requested page.
    let kept = answer.values(of: "set-cookie").first { $0.contains("-at=/shop") } ?? ""
    let after = try gate.press(gate.key, "Cookie: \(kept.prefix { $0 != ";" }); \(old)")
    XCTAssertEqual(after.values(of: "location"), ["/shop"])
    XCTAssertEqual(try gate.ask("GET /", ServedGate.cookie(in: after)).status, 200)
  }

  func testALinkEndsIt() async throws {
    let gate = try ServedGate()
    let (cookie, other) = (try gate.comeIn(), try gate.comeIn())
    let page = try gate.ask("GET /sign-out", cookie)
    XCTAssertEqual(page.status, 200)
    let token = try XCTUnwrap(page.body.firstMatch(of: /name="token" value="([^"]+)"/)?.1)
    XCTAssertEqual(try gate.ask("GET /", cookie).status, 200)
    // Without its token nobody is signed out.
    XCTAssertEqual(try gate.post("/sign-out", cookie: other, token: String(token)).status, 303)
    XCTAssertEqual(try gate.ask("GET /", other).status, 200)

    let answer = try gate.post("/sign-out", cookie: cookie, token: String(token))

    XCTAssertEqual(answer.status, 200)
    XCTAssertTrue(answer.values(of: "set-cookie").contains { $0.contains("Max-Age=0;") }, answer.head)
    XCTAssertEqual(try gate.ask("GET /", cookie).status, 403)
    XCTAssertEqual(try gate.ask("GET /", other).status, 200)
    expectEqual(try await gate.browsers.browsers().count, 1)
  }

  /// As `arcade settings sign-out` does from another process.
  func testWhoIsEndedElsewhereIsOutAtOnceAndHearsNothingMore() async throws {
    let (events, continuation) = AsyncStream<String>.makeStream()
    let site = StreamingSite(events)
    let browsers = InMemoryBrowsers()
    let gate = Gate(
      rules: GateRules(address: .loopback, port: 1),
      secret: [1],
      site: site,
      browsers: browsers,
      time: site.time
    ) { _ in }
    let now = site.time.now()
    try await browsers.add(KnownBrowser(id: "a", name: "", came: now, used: now, phrase: nil))
    let cookie = "Cookie: arcade-1=\(CookieSigner(secret: [1]).cookie(of: "a"))"
    let request = ServedDocuments.request("GET", "/events", ["Host: 127.0.0.1:1", cookie])
    guard case .events(let heard) = await gate.respond(to: request).body else { return XCTFail("no events") }
    var reader = heard.makeAsyncIterator()
    continuation.yield("one")
    expectEqual(await reader.next(), "one")

    try await browsers.end { $0.id == "a" }
    continuation.yield("two")

    expectEqual(await reader.next(), nil)
    expectEqual(await gate.respond(to: request).status, 403)
  }
}

/// A site that responds to everything with events.
private struct StreamingSite: WebSite {
  let events: AsyncStream<String>
  let time = HandDrivenTime()

  init(_ events: AsyncStream<String>) { self.events = events }

  func isForPrograms(_ request: WebRequest) -> Bool { false }

  func respond(to request: WebRequest, in visit: RequestContext) async -> WebResponse { WebResponse(events: events) }

  func keep(_ request: WebRequest, in visit: RequestContext) async -> WebResponse { .redirect(to: "/") }
}
