import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A server that others can reach, which admits visitors with the pass phrase.
final class PassPhraseTests: XCTestCase {

  /// Makes a gate for an address other than loopback, which the test can still reach.
  private func gate(isSecure: Bool = false) throws -> ServedGate {
    let address = try XCTUnwrap(ListenAddress("192.0.2.7"))
    return try ServedGate {
      GateRules(address: address, port: $1, names: ["127.0.0.1"], isSecure: isSecure, passPhrase: "öpen sesame")
    }
  }

  /// Sends the phrase; a proxy on this machine names the sender.
  private func login(
    _ gate: ServedGate,
    _ phrase: String,
    path: String = "/shop?a=1",
    origin: String? = nil,
    from sender: String = "192.0.2.3"
  ) throws -> RawAnswer {
    let lines = ["Origin: \(origin ?? "http://\(gate.host)")", "X-Forwarded-For: \(sender)"]
    return try gate.ask("POST \(path)", lines[0], lines[1], body: "phrase=\(phrase)")
  }

  func testTheFormLeadsToWhatWasAskedFor() throws {
    let gate = try gate()
    XCTAssertEqual(gate.addresses, ["http://192.0.2.7:\(gate.port)/"])
    let form = try gate.ask("GET /shop?a=1&b=%22%3E")
    XCTAssertEqual(form.status, 403)
    XCTAssertTrue(form.body.contains("<form method=\"post\" action=\"/shop?a=1&amp;b=%22%3E\">"), form.body)
    XCTAssertTrue(form.body.contains("<label for=\"phrase\">Pass phrase</label>"), form.body)

    let hostile = try gate.ask("GET /%22?\"><script>'&")
    XCTAssertTrue(hostile.body.contains("action=\"/%22?&quot;&gt;&lt;script&gt;&#39;&amp;\""), hostile.body)

    let answer = try login(gate, "%C3%B6pen+sesame")

    XCTAssertEqual(answer.status, 303)
    XCTAssertEqual(answer.values(of: "location"), ["/shop?a=1"])
    XCTAssertEqual(try gate.ask("GET /shop?a=1", ServedGate.cookie(in: answer)).body, "GET /shop?a=1")
    XCTAssertEqual(gate.site.visits.map(\.isLocal), [false])
  }

  func testWhatWasTypedBeforeIsKeptBesideThePhrase() throws {
    let gate = try gate()
    let (origin, typed) = (gate.origin, "action=add&f-code=MUG")
    for body in [typed + "&token=old", typed + "&phrase=wrong"] {
      let form = try gate.ask("POST /shop", origin, body: body)
      XCTAssertEqual(form.status, 403)
      let fields = form.body.matches(of: /<input type="hidden" name="([^"]*)" value="([^"]*)">/)
      XCTAssertEqual(fields.map { "\($0.1)=\($0.2)" }, ["action=add", "f-code=MUG"])
    }

    let answer = try gate.ask("POST /shop", origin, body: typed + "&phrase=%C3%B6pen+sesame")

    XCTAssertEqual(answer.status, 303)
    XCTAssertEqual(answer.values(of: "location"), ["/shop"])
    XCTAssertEqual(gate.site.oldForms.map(\.form.texts), [["code": "MUG"]])
    XCTAssertEqual(try gate.ask("GET /shop", ServedGate.cookie(in: answer)).status, 200)
    XCTAssertEqual(gate.site.visits, gate.site.oldForms.map(\.visit))
  }

  func testOnlyAFormOfThisServerCanSendIt() throws {
    let gate = try gate()
    for origin in ["null", "http://evil.example", "https://\(gate.host)"] {
      XCTAssertEqual(try login(gate, "%C3%B6pen+sesame", origin: origin).status, 403, origin)
    }
    XCTAssertEqual(try gate.ask("GET /?phrase=%C3%B6pen+sesame&key=").status, 403)
    XCTAssertEqual(gate.site.requests, [])
  }

  func testFiveWrongOnesCostAMinute() throws {
    let gate = try gate()
    for number in 1...5 {
      let answer = try login(gate, "open\(number)")
      XCTAssertEqual(answer.status, 403)
      XCTAssertTrue(answer.body.contains("That was not it"), answer.body)
      XCTAssertTrue(answer.body.contains("<form"), answer.body)
    }
    let closed = try login(gate, "%C3%B6pen+sesame")
    XCTAssertEqual(closed.status, 429)
    XCTAssertEqual(closed.values(of: "retry-after"), ["60"])
    XCTAssertEqual(closed.values(of: "set-cookie"), [])

    gate.time.advance(by: .milliseconds(59_500))
    XCTAssertEqual(try login(gate, "%C3%B6pen+sesame").values(of: "retry-after"), ["1"])

    gate.time.advance(by: .milliseconds(500))
    XCTAssertEqual(try login(gate, "%C3%B6pen+sesame").status, 303)
  }

  func testEachClosingIsTwiceAsLongUpToAnHour() throws {
    let gate = try gate()
    for minutes in [1, 2, 4, 8, 16, 32, 60, 60] {
      for _ in 1...5 { XCTAssertEqual(try login(gate, "no").status, 403) }
      let closed = try login(gate, "no")
      XCTAssertEqual(closed.status, 429)
      XCTAssertEqual(closed.values(of: "retry-after"), [String(minutes * 60)])
      XCTAssertTrue(closed.body.contains("Try again in \(minutes) min."), closed.body)
      gate.time.advance(by: .seconds(minutes * 60))
    }
    XCTAssertEqual(try login(gate, "%C3%B6pen+sesame").status, 303)
    for _ in 1...5 { XCTAssertEqual(try login(gate, "no").status, 403) }
    XCTAssertEqual(try login(gate, "no").values(of: "retry-after"), ["60"])
  }

  func testOnlyTheAddressIsClosedThatTheWrongOnesCameFrom() throws {
    let gate = try gate()
    for _ in 1...5 { XCTAssertEqual(try login(gate, "no", from: "192.0.2.1").status, 403) }
    XCTAssertEqual(try login(gate, "%C3%B6pen+sesame", from: "192.0.2.1").status, 429)
    let answer = try login(gate, "%C3%B6pen+sesame", from: "192.0.2.2")
    XCTAssertEqual(answer.status, 303)

    // Known visitors stay signed in.
    for _ in 1...5 { XCTAssertEqual(try login(gate, "no", from: "192.0.2.2").status, 403) }
    XCTAssertEqual(try gate.ask("GET /shop", ServedGate.cookie(in: answer)).status, 200)
  }

  /// Sixty at once, then one a second: a visitor with the right phrase is still admitted.
  func testVeryManyFromEverywhereWaitAndShutNobodyOut() throws {
    let gate = try gate()
    for number in 0...60 { XCTAssertEqual(try login(gate, "no", from: "192.0.2.\(number)").status, 403) }
    XCTAssertEqual(gate.waits.all, [])
    for number in 61...80 { XCTAssertEqual(try login(gate, "no", from: "192.0.2.\(number)").status, 403) }
    XCTAssertEqual(gate.waits.all, Array(repeating: "1.0 seconds", count: 20))
    XCTAssertEqual(try login(gate, "%C3%B6pen+sesame", from: "192.0.2.99").status, 303)
  }

  func testAChangedPassPhraseEndsAllThatCameByTheOldOne() async throws {
    let gate = try gate()
    let cookie = ServedGate.cookie(in: try login(gate, "%C3%B6pen+sesame"))
    let known = try await gate.browsers.browsers()
    XCTAssertEqual(known.count, 1)
    XCTAssertFalse(known.first?.phrase?.contains("sesame") ?? true)
    for (phrase, status) in [("another sesame", 403), (nil, 403), ("öpen sesame", 200)] as [(String?, Int)] {
      let next = try ServedGate(browsers: gate.browsers) {
        GateRules(address: $0, port: $1, names: ["127.0.0.1"], passPhrase: phrase)
      }
      let renamed = cookie.replacing("arcade-\(gate.port)=", with: "arcade-\(next.port)=")
      let answer = try next.ask("GET /shop", renamed)
      XCTAssertEqual(answer.status, status)
      XCTAssertEqual(answer.body.contains("This browser has to come in anew"), status == 403, answer.body)
    }
  }

  func testARightOneForgivesThoseBefore() throws {
    let gate = try gate()
    for _ in 1...4 { XCTAssertEqual(try login(gate, "no").status, 403) }
    XCTAssertEqual(try login(gate, "%C3%B6pen+sesame").status, 303)
    for _ in 1...4 { XCTAssertEqual(try login(gate, "no").status, 403) }
    XCTAssertEqual(try login(gate, "%C3%B6pen+sesame").status, 303)
  }

  func testUnderTLSTheCookieIsNeverSentWithoutIt() throws {
    let gate = try gate(isSecure: true)
    let cookie = try login(gate, "%C3%B6pen+sesame", origin: "https://\(gate.host)").values(of: "set-cookie")
    XCTAssertTrue(cookie.first?.hasSuffix("; SameSite=Strict; Secure") == true, "\(cookie)")
    XCTAssertEqual(gate.addresses, ["https://192.0.2.7:\(gate.port)/"])
  }
}
