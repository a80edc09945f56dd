import XCTest

@testable import ArcadeApp

/// What the gate says to requests that were handed on, under TLS, and of what was typed.
final class GateAnswerTests: XCTestCase {
  /// Only whoever says so with `--host` has another server in front, which tells who asks.
  func testWhatWasHandedOnIsRefusedUnlessThatWasSaid() throws {
    let (gate, behind) = (try ServedGate(), try ServedGate { GateRules(address: $0, port: $1, names: ["a.example"]) })
    for header in ["Forwarded: for=1.2.3.4", "X-Forwarded-For: 1.2.3.4", "x-forwarded-host: a", "X-Forwarded-Proto: x"]
    {
      for path in ["/", "/api", "/style.css", "/?key=\(gate.key)"] {
        let answer = try gate.ask("GET \(path)", header)
        XCTAssertEqual(answer.status, 400, header)
        XCTAssertTrue(answer.body.contains("--host"), answer.body)
      }
      XCTAssertEqual(try behind.ask("GET /style.css", header).status, 200, header)
    }
    XCTAssertEqual(gate.site.requests, [])
  }

  func testUnderTLSTheBrowserIsToldToStayThere() throws {
    let gate = try ServedGate { GateRules(address: $0, port: $1, names: ["a.example"], isSecure: true) }
    XCTAssertEqual(
      try gate.ask("GET /", host: "a.example").values(of: "strict-transport-security"),
      ["max-age=31536000"]
    )
    // It would hold for every other server on this machine.
    XCTAssertEqual(try gate.ask("GET /", host: "localhost:\(gate.port)").values(of: "strict-transport-security"), [])
    XCTAssertEqual(try ServedGate().ask("GET /").values(of: "strict-transport-security"), [])
  }

  /// A quotation mark with an accent over it is one character, and none of those that a page must escape.
  func testTheGatesOwnPageEscapesWhateverStandsOnAMark() throws {
    let gate = try ServedGate()
    let type = "Content-Type: application/x-www-form-urlencoded"
    let body = "action=add&f-code=%22%CC%81%3E%CC%81%3Cb%3E"
    let answer = try gate.ask("POST /shop", "Origin: http://\(gate.host)", type, body: body)
    XCTAssertTrue(answer.body.contains("value=\"&quot;\u{301}&gt;\u{301}&lt;b&gt;\""), answer.body)
  }
}
