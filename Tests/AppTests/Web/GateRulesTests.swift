import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The names of a server, the address it prints, and its responses to requests from proxies.
final class GateRulesTests: XCTestCase {
  func testTheAddressThatIsPrintedIsOneThatBrowsersReach() throws {
    for (listen, names, isSecure, printed) in [
      ("127.0.0.1", [], false, "http://127.0.0.1:8017/?key=k"), ("::1", [], false, "http://[::1]:8017/?key=k"),
      ("0:0::1", [], true, "https://[::1]:8017/?key=k"), ("0.0.0.0", [], false, "http://127.0.0.1:8017/?key=k"),
      ("::", [], false, "http://[::1]:8017/?key=k"), ("0.0.0.0", ["a.example"], true, "https://a.example:8017/?key=k"),
      ("0.0.0.0", ["a.example:99"], true, "https://a.example:99/?key=k"),
      ("192.0.2.7", ["a.example"], false, "http://192.0.2.7:8017/?key=k"),
    ] as [(String, [String], Bool, String)] {
      let address = try XCTUnwrap(ListenAddress(listen), listen)
      let rules = GateRules(address: address, port: 8017, names: names, isSecure: isSecure)
      XCTAssertEqual(rules.printedAddresses(key: "k"), [printed])
    }
  }

  func testWhereEveryAddressLeadsHereThoseOfTheMachineArePrintedAndAnsweredTo() throws {
    let machine = try ["192.0.2.7", "2001:db8::7"].map { try XCTUnwrap(ListenAddress($0)) }
    var rules = GateRules(address: try XCTUnwrap(ListenAddress("::")), port: 8017, machine: machine)
    XCTAssertEqual(rules.printedAddresses(key: nil), ["http://192.0.2.7:8017/", "http://[2001:db8::7]:8017/"])
    for host in ["192.0.2.7:8017", "[2001:db8::7]:8017", "localhost:8017"] { XCTAssertEqual(rules.hosts[host], false) }
    XCTAssertNil(rules.hosts["192.0.2.8:8017"])
    rules.names = ["a.example"]
    XCTAssertEqual(rules.printedAddresses(key: nil), ["http://a.example:8017/"])
    for address in ListenAddress.ofMachine() { XCTAssertFalse(address.isLoopback || address.isEvery, address.text) }
  }

  func testASenderIsAnAddressOrWhatItsNetworkGaveIt() throws {
    func address(_ text: String) throws -> ListenAddress { try XCTUnwrap(ListenAddress(text)) }
    XCTAssertEqual(try address("192.0.2.7").network, "192.0.2.7")
    XCTAssertEqual(try address("2001:db8:0:1::7").network, try address("2001:db8:0:1:ffff::8").network)
    XCTAssertNotEqual(try address("2001:db8:0:1::7").network, try address("2001:db8:0:2::7").network)
    XCTAssertEqual(ListenAddress([UInt8](repeating: 0, count: 10) + [255, 255, 192, 0, 2, 7])?.text, "192.0.2.7")
    XCTAssertEqual(try address("::ffff:192.0.2.7").network, "192.0.2.7", "or all of the old kind would count as one")
    XCTAssertNil(ListenAddress([1, 2, 3]))
    var request = WebRequest(method: "GET", path: "/", peer: try address("127.0.0.1"))
    request.headers = [.init(name: "x-forwarded-for", value: "1.1.1.1, 192.0.2.9")]
    let behind = GateRules(address: .loopback, port: 1, names: ["a.example"])
    XCTAssertEqual(behind.sender(of: request), "192.0.2.9")
    XCTAssertEqual(GateRules(address: .loopback, port: 1).sender(of: request), "127.0.0.1")
    // Only a proxy on this machine can name the sender.
    request.peer = try address("192.0.2.7")
    XCTAssertEqual(behind.sender(of: request), "192.0.2.7")
  }

  func testHostsAreThoseOfTheAddressAndThoseThatWereAddedWhereNobodyCountsAsOnThisMachine() throws {
    for (listen, hosts) in [
      ("127.0.0.1", ["127.0.0.1:80", "localhost:80", "127.0.0.1", "localhost"]),
      ("::1", ["[::1]:80", "localhost:80", "[::1]", "localhost"]), ("192.0.2.7", ["192.0.2.7:80", "192.0.2.7"]),
    ] {
      let rules = GateRules(address: try XCTUnwrap(ListenAddress(listen)), port: 80)
      XCTAssertEqual(Set(rules.hosts.keys), Set(hosts))
    }
    let every = GateRules(address: try XCTUnwrap(ListenAddress("::")), port: 8017, names: ["A.example"])
    XCTAssertEqual(
      Set(every.hosts.keys),
      ["localhost:8017", "127.0.0.1:8017", "[::1]:8017", "a.example", "a.example:8017"]
    )
    XCTAssertFalse(every.hosts.values.contains(true))
    let rules = GateRules(address: .loopback, port: 8_017, names: ["shop.example"])
    XCTAssertEqual(rules.hosts["127.0.0.1:8017"], false)
    XCTAssertEqual(rules.hosts["shop.example"], false)
    XCTAssertEqual(GateRules(address: .loopback, port: 8_017).hosts["127.0.0.1:8017"], true)
  }

  func testOnlyAddressesInFiguresCanBeListenedOn() {
    for text in ["localhost", "", "127.0.0.1:80", "[::1]", "256.0.0.1", "1.2.3", "::1%lo", " 127.0.0.1"] {
      XCTAssertNil(ListenAddress(text), text)
    }
    for (text, isLoopback) in [("127.9.9.9", true), ("128.0.0.1", false), ("::1", true), ("::", false), ("::2", false)]
    {
      XCTAssertEqual(ListenAddress(text)?.isLoopback, isLoopback, text)
    }
  }

  func testAFormIsReadAsBrowsersWriteIt() {
    for (body, pairs) in [
      ("", []), ("a=b", ["a=b"]), ("a=b+c%26&a=%C3%A9", ["a=b c&", "a=é"]), ("a&=b&&c=", ["a=", "=b", "c="]),
      ("a==b", ["a==b"]), ("a=%&b=%4&c=%zz&d=%4a%4A", ["a=%", "b=%4", "c=%zz", "d=JJ"]), ("a=%FF", ["a=\u{FFFD}"]),
    ] {
      XCTAssertEqual(URLEncodedForm.fields(in: body.utf8).map { "\($0.name)=\($0.value)" }, pairs, body)
    }
  }

  /// Only with `--host` there is a proxy in front, which names the sender.
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
    // It would apply to every other server on this machine.
    XCTAssertEqual(try gate.ask("GET /", host: "localhost:\(gate.port)").values(of: "strict-transport-security"), [])
    XCTAssertEqual(try ServedGate().ask("GET /").values(of: "strict-transport-security"), [])
  }

  /// A quotation mark with an accent is one character, and not one that a page must escape.
  func testTheGatesOwnPageEscapesWhateverStandsOnAMark() throws {
    let gate = try ServedGate()
    let body = "action=add&f-code=%22%CC%81%3E%CC%81%3Cb%3E"
    let answer = try gate.ask("POST /shop", gate.origin, body: body)
    XCTAssertTrue(answer.body.contains("value=\"&quot;\u{301}&gt;\u{301}&lt;b&gt;\""), answer.body)
  }
}
