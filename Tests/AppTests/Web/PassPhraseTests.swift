import ArcadeTesting
import XCTest

@testable import ArcadeApp

/// A server that others can reach: whoever comes in knows the pass phrase.
final class PassPhraseTests: XCTestCase {
  private let type = "Content-Type: application/x-www-form-urlencoded"

  /// A gate for another address than loopback; the test reaches it all the same.
  private func gate(isSecure: Bool = false) throws -> ServedGate {
    let address = try XCTUnwrap(ListenAddress("192.0.2.7"))
    return try ServedGate {
      GateRules(address: address, port: $1, names: ["127.0.0.1"], isSecure: isSecure, passPhrase: "öpen sesame")
    }
  }

  private func login(_ gate: ServedGate, _ phrase: String, path: String = "/shop?a=1", origin: String? = nil) throws
    -> RawAnswer
  {
    try gate.ask("POST \(path)", "Origin: \(origin ?? "http://\(gate.host)")", type, body: "phrase=\(phrase)")
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
    let (origin, typed) = ("Origin: http://\(gate.host)", "action=add&f-code=MUG")
    for body in [typed + "&token=old", typed + "&phrase=wrong"] {
      let form = try gate.ask("POST /shop", origin, type, body: body)
      XCTAssertEqual(form.status, 403)
      let fields = form.body.matches(of: /<input type="hidden" name="([^"]*)" value="([^"]*)">/)
      XCTAssertEqual(fields.map { "\($0.1)=\($0.2)" }, ["action=add", "f-code=MUG"])
    }

    let answer = try gate.ask("POST /shop", origin, type, body: typed + "&phrase=%C3%B6pen+sesame")

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
