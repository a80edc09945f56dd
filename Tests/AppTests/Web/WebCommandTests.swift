import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// `arcade web`, as a user starts it.
final class WebCommandTests: XCTestCase {
  func testTheFirstLineLetsInAndTheCookieSurvivesARestart() throws {
    let arcade = try ArcadeProcess()
    let web = try WebProcess(arcade)
    XCTAssertEqual(try web.ask("/?\(web.key)").status, 200)
    let answer = try web.press()
    XCTAssertEqual(answer.status, 303)
    let next = try web.program.read(until: "\n").trimmingCharacters(in: .newlines)
    XCTAssertTrue(next.hasPrefix("http://\(web.host)/?key="), next)
    XCTAssertNotEqual(next, web.address)
    let cookie = ServedGate.cookie(in: answer)
    XCTAssertEqual(try web.ask("/", cookie).status, 200)
    try web.program.end(by: SIGINT)

    let again = try WebProcess(arcade, port: String(web.port))

    XCTAssertEqual(try again.ask("/", cookie).status, 200)
    XCTAssertEqual(try again.ask("/?" + (next.components(separatedBy: "?").last ?? "")).status, 403)
    for name in ["web.secret", "web.browsers"] {
      let path = arcade.folder.path("data/\(name)")
      XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int, 0o600)
    }
    // Another process signs it out.
    let signed = try arcade.run(["settings", "sign-out", "1"])
    XCTAssertEqual(signed.printed, "1 browser is signed out.\n")
    XCTAssertEqual(try again.ask("/", cookie).status, 403)
    for number in ["1", "0", "x"] {
      XCTAssertEqual(try arcade.start(["settings", "sign-out", number]).ending(), .exit(66), number)
    }
  }

  func testASignalEndsItWithConnectionsOpen() throws {
    for signal in [SIGINT, SIGTERM] {
      let web = try WebProcess(try ArcadeProcess())
      let connections = try (0..<50).map { _ in try RawConnection(port: web.port) }
      for connection in connections { connection.send("GET / HT") }
      XCTAssertEqual(try web.ask("/").status, 403)

      try web.program.end(by: signal)
      XCTAssertTrue(web.program.printed.hasSuffix("Interrupted. Everything is saved.\n"), web.program.printed)
      XCTAssertEqual(web.program.complained, "")
    }
  }

  func testAPortThatIsTakenIsAnErrorWhereItWasAskedFor() throws {
    let taken = try ListeningSocket(.loopback, port: 0)
    let program = try ArcadeProcess().run(["web", "--port", String(taken.port)], exit: 69)
    XCTAssertEqual(
      program.complained,
      "Another program listens on port \(taken.port). Name another one with --port, or leave it out for the next free one.\n"
    )
    XCTAssertEqual(program.printed, "")
  }

  func testWithoutAPortTheNextFreeOneIsTaken() throws {
    let started = try (0..<2).map { _ in try WebProcess(try ArcadeProcess(), port: nil) }

    // Other programs on this machine may use the default port from time to time.
    let ports = started.map(\.port)
    XCTAssertNotEqual(ports[0], ports[1])
    XCTAssertTrue(ports.allSatisfy { (8017...8117).contains($0) }, "\(ports)")
  }

  func testAScriptReadsOneLine() throws {
    let web = try WebProcess(try ArcadeProcess(), ["--json"])
    let document = try JSONSerialization.jsonObject(with: Data(web.line.utf8)) as? [String: Any]
    XCTAssertEqual(document?["schema"] as? String, "arcade.web/1")
    XCTAssertEqual(document?["listen"] as? String, "127.0.0.1")
    XCTAssertEqual(document?["port"] as? Int, Int(web.port))
    XCTAssertEqual(document?["address"] as? String, web.address)
    XCTAssertEqual(document?["addresses"] as? [String], [web.address])
    XCTAssertEqual(try web.press().status, 303)
    try web.program.end(by: SIGTERM)
  }

  func testOnAnotherAddressAPassPhraseIsDemanded() throws {
    let arcade = try ArcadeProcess()
    for address in ["0.0.0.0", "::", "192.0.2.7"] {
      let program = try arcade.run(["web", "--port", "0", "--listen", address], exit: 64)
      XCTAssertTrue(
        program.complained.hasPrefix("Others can reach \(address), so a pass phrase is needed."),
        program.complained
      )
    }
    let file = arcade.folder.path("phrase")
    for (text, code) in [(nil, 66), ("\n", 65), (" \t\nlong enough as it is\n", 65), ("eleven char\n", 65)]
      as [(String?, Int32)]
    {
      try text?.write(toFile: file, atomically: true, encoding: .utf8)
      let program = try arcade.start(["web", "--port", "0", "--listen", "0.0.0.0", "--pass-phrase-file", file])
      XCTAssertEqual(try program.ending(), .exit(code), program.complained)
    }
    try " twelve chars \n".write(toFile: file, atomically: true, encoding: .utf8)
    let web = try WebProcess(arcade, ["--listen", "0.0.0.0", "--pass-phrase-file", file])
    let own = ListenAddress.ofMachine(family: AF_INET).map(\.host)
    XCTAssertEqual(web.address, "http://\(own.first ?? "127.0.0.1"):\(web.port)/")
    XCTAssertEqual(try web.post("phrase=twelve+chars", host: "localhost:\(web.port)").status, 303)
    try web.program.end(by: SIGTERM)
    expect(web.program.complained, beginsWith: "Without --certificate everything is sent as plain text")
  }

  func testMistakesAreSaid() throws {
    let arcade = try ArcadeProcess()
    for (arguments, code) in [
      (["--port", "65536"], 64), (["--port", "-1"], 64), (["--listen", "localhost"], 64), (["--key", "k"], 64),
      (["--certificate", "c"], 64), (["--certificate", "/none", "--key", "/none"], 66), (["here"], 64),
      (["--certificate", "/dev/null", "--key", "/dev/null"], 65), (["--listen", "127.0.0.1", "--host"], 64),
    ] as [([String], Int32)] {
      let program = try arcade.start(["web", "--port", "0"].filter { _ in arguments[0] != "--port" } + arguments)
      XCTAssertEqual(try program.ending(), .exit(code), "\(arguments): \(program.complained)")
      XCTAssertEqual(program.printed, "")
    }
    try arcade.run(["web", "--data-dir", "/proc/none"], exit: 73)
  }

  func testACertificateIsUsed() throws {
    let arcade = try ArcadeProcess()
    let (certificate, key) = (arcade.folder.path("certificate"), arcade.folder.path("key"))
    let openssl = try XCTUnwrap(ProgramSearch.path(of: "openssl", environment: [:]), "openssl is missing: make setup")
    let request = [
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
      "/CN=localhost", "-keyout", key, "-out", certificate,
    ]
    let maker = try RunningProgram(openssl, request, environment: ["HOME": arcade.folder.url.path])
    XCTAssertEqual(try maker.ending(), .exit(0), maker.complained)
    let web = try WebProcess(arcade, ["--certificate", certificate, "--key", key])
    XCTAssertTrue(web.address.hasPrefix("https://\(web.host)/?key="), web.address)

    for version in ["-tls1_2", "-tls1_3"] {
      let check = ["-CAfile", certificate, "-verify_return_error", "-connect", web.host]
      let client = try RunningProgram(openssl, ["s_client", "-quiet", version] + check)
      client.type("GET /?key=no HTTP/1.1\r\nHost: \(web.host)\r\n\r\n")
      XCTAssertTrue(try client.read(until: "\r\n").hasPrefix("HTTP/1.1 403 "), version)
    }
    let client = try RunningProgram(openssl, ["s_client", "-quiet", "-connect", web.host])
    client.type(RawConnection.request("POST /", host: web.host, ["Origin: https://\(web.host)"], body: web.key))
    let head = try client.read(until: "\r\n\r\n")
    XCTAssertTrue(head.contains("SameSite=Strict; Secure\r\n"), head)
    XCTAssertTrue(head.contains("Strict-Transport-Security: max-age=31536000\r\n"), head)
    // A request without TLS is not understood.
    let plain = try RawConnection(port: web.port)
    plain.send("GET / HTTP/1.1\r\nHost: \(web.host)\r\n\r\n")
    XCTAssertFalse(try plain.readToEnd().contains("HTTP/1.1 2"))
    try web.program.end(by: SIGTERM)
  }
}

/// `arcade web` in a separate process.
struct WebProcess {
  let program: RunningProgram
  /// The first line of output, and the address in it.
  let (line, address): (String, String)
  let port: UInt16

  init(
    _ arcade: ArcadeProcess,
    _ arguments: [String] = [],
    port: String? = "0",
    environment: [String: String] = [:]
  ) throws {
    program = try arcade.start(["web"] + (port.map { ["--port", $0] } ?? []) + arguments, environment: environment)
    line = try program.read(until: "\n").trimmingCharacters(in: .newlines)
    address = try XCTUnwrap(line.firstMatch(of: /https?:[^"]*/).map { String($0.output) }, line)
    self.port = try XCTUnwrap(URLComponents(string: address)?.port.flatMap { UInt16(exactly: $0) }, address)
  }

  var host: String { "127.0.0.1:\(port)" }

  /// The key in the address, as a form sends it.
  var key: String { address.components(separatedBy: "?").last ?? "" }

  func ask(_ path: String, _ header: String = "A: b") throws -> RawAnswer {
    try RawConnection(port: port).ask(RawConnection.request("GET \(path)", host: host, [header]))
  }

  /// Presses the button of the page at the address.
  func press() throws -> RawAnswer { try post(key) }

  func post(_ body: String, to path: String = "/", _ header: String = "A: b", host: String? = nil) throws -> RawAnswer {
    let (name, headers) = (host ?? self.host, ["Origin: http://\(host ?? self.host)", header])
    return try RawConnection(port: port).ask(RawConnection.request("POST \(path)", host: name, headers, body: body))
  }
}
