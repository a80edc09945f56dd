import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// `arcade web`, as somebody starts it.
final class WebCommandTests: XCTestCase {
  /// Starts it and returns the address that it prints first.
  private func start(
    _ arcade: ArcadeProcess,
    _ arguments: String...,
    port: String? = "0",
    environment: [String: String] = [:]
  ) throws -> (program: RunningProgram, address: String) {
    let program = try arcade.start(["web"] + (port.map { ["--port", $0] } ?? []) + arguments, environment: environment)
    return (program, try program.read(until: "\n").trimmingCharacters(in: .newlines))
  }

  private func port(of address: String) throws -> UInt16 {
    try XCTUnwrap(URLComponents(string: address)?.port.flatMap { UInt16(exactly: $0) }, address)
  }

  private func ask(_ address: String, _ path: String, _ header: String = "A: b") throws -> RawAnswer {
    let port = try port(of: address)
    return try RawConnection(port: port).ask("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(header)\r\n\r\n")
  }

  private func key(in address: String) -> String { "/?" + (address.components(separatedBy: "?").last ?? "") }

  /// Presses the button of the page to which an address with a key leads.
  private func press(_ address: String) throws -> RawAnswer {
    try post(address.components(separatedBy: "?").last ?? "", to: "127.0.0.1", port(of: address))
  }

  private func post(_ body: String, to host: String, _ port: UInt16) throws -> RawAnswer {
    let origin = "Origin: http://\(host):\(port)"
    return try RawConnection(port: port).ask(
      RawConnection.request("POST /", host: "\(host):\(port)", [origin], body: body)
    )
  }

  func testTheFirstLineLetsInAndTheCookieSurvivesARestart() throws {
    let arcade = try ArcadeProcess()
    let (program, address) = try start(arcade)
    XCTAssertEqual(try ask(address, key(in: address)).status, 200)
    let answer = try press(address)
    XCTAssertEqual(answer.status, 303)
    let next = try program.read(until: "\n").trimmingCharacters(in: .newlines)
    XCTAssertTrue(next.hasPrefix("http://127.0.0.1:\(try port(of: address))/?key="), next)
    XCTAssertNotEqual(next, address)
    let cookie = ServedGate.cookie(in: answer)
    XCTAssertEqual(try ask(address, "/", cookie).status, 200)
    program.send(SIGINT)
    XCTAssertEqual(try program.ending(), .signal(SIGINT))

    let again = try start(arcade, port: String(try port(of: address)))

    XCTAssertEqual(try ask(again.address, "/", cookie).status, 200)
    XCTAssertEqual(try ask(again.address, key(in: next)).status, 403)
    for name in ["web.secret", "web.browsers"] {
      let path = arcade.folder.path("data/\(name)")
      XCTAssertEqual(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int, 0o600)
    }
    // Another process signs it out.
    let signed = try arcade.start(["settings", "sign-out", "1"])
    XCTAssertEqual(try signed.ending(), .exit(0))
    XCTAssertEqual(signed.printed, "1 browser is signed out.\n")
    XCTAssertEqual(try ask(again.address, "/", cookie).status, 403)
    for number in ["1", "0", "x"] {
      XCTAssertEqual(try arcade.start(["settings", "sign-out", number]).ending(), .exit(66), number)
    }
  }

  func testASignalEndsItWithConnectionsOpen() throws {
    for signal in [SIGINT, SIGTERM] {
      let (program, address) = try start(try ArcadeProcess())
      let connections = try (0..<50).map { _ in try RawConnection(port: try port(of: address)) }
      for connection in connections { connection.send("GET / HT") }
      XCTAssertEqual(try ask(address, "/").status, 403)

      program.send(signal)

      XCTAssertEqual(try program.ending(), .signal(signal))
      XCTAssertTrue(program.printed.hasSuffix("Interrupted. Everything is saved.\n"), program.printed)
      XCTAssertEqual(program.complained, "")
    }
  }

  func testAPortThatIsTakenIsAnErrorWhereItWasAskedFor() throws {
    let taken = try ListeningSocket(.loopback, port: 0)
    let program = try ArcadeProcess().start(["web", "--port", String(taken.port)])

    XCTAssertEqual(try program.ending(), .exit(69))
    XCTAssertEqual(
      program.complained,
      "Another program listens on port \(taken.port). Name another one with --port, or leave it out for the next free one.\n"
    )
    XCTAssertEqual(program.printed, "")
  }

  func testWithoutAPortTheNextFreeOneIsTaken() throws {
    let started = try (0..<2).map { _ in try start(try ArcadeProcess(), port: nil) }

    // Other programs of this machine may have the usual one, and come and go.
    let ports = try started.map { try port(of: $0.address) }
    XCTAssertNotEqual(ports[0], ports[1])
    XCTAssertTrue(ports.allSatisfy { (8017...8117).contains($0) }, "\(ports)")
  }

  func testAScriptReadsOneLine() throws {
    let (program, line) = try start(try ArcadeProcess(), "--json")
    let document = try XCTUnwrap(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    )
    let address = try XCTUnwrap(document["address"] as? String)
    XCTAssertEqual(document["schema"] as? String, "arcade.web/1")
    XCTAssertEqual(document["listen"] as? String, "127.0.0.1")
    XCTAssertEqual(document["port"] as? Int, Int(try port(of: address)))
    XCTAssertEqual(document["addresses"] as? [String], [address])
    XCTAssertEqual(try press(address).status, 303)
    program.send(SIGTERM)
    XCTAssertEqual(try program.ending(), .signal(SIGTERM))
  }

  func testOnAnotherAddressAPassPhraseIsDemanded() throws {
    let arcade = try ArcadeProcess()
    for address in ["0.0.0.0", "::", "192.0.2.7"] {
      let program = try arcade.start(["web", "--port", "0", "--listen", address])
      XCTAssertEqual(try program.ending(), .exit(64), address)
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
    let (program, address) = try start(arcade, "--listen", "0.0.0.0", "--pass-phrase-file", file)
    let port = try port(of: address)
    let own = ListenAddress.ofMachine(family: AF_INET).map(\.host)
    XCTAssertEqual(address, "http://\(own.first ?? "127.0.0.1"):\(port)/")
    XCTAssertEqual(try post("phrase=twelve+chars", to: "localhost", port).status, 303)
    program.send(SIGTERM)
    XCTAssertEqual(try program.ending(), .signal(SIGTERM))
    XCTAssertTrue(
      program.complained.hasPrefix("Without --certificate everything is sent as plain text"),
      program.complained
    )
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
    let program = try arcade.start(["web", "--data-dir", "/proc/none"])
    XCTAssertEqual(try program.ending(), .exit(73), program.complained)
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
    let (program, address) = try start(arcade, "--certificate", certificate, "--key", key)
    let port = try port(of: address)
    XCTAssertTrue(address.hasPrefix("https://127.0.0.1:\(port)/?key="), address)

    for version in ["-tls1_2", "-tls1_3"] {
      let client = try RunningProgram(
        openssl,
        [
          "s_client", "-quiet", version, "-CAfile", certificate, "-verify_return_error", "-connect",
          "127.0.0.1:\(port)",
        ]
      )
      client.type("GET /?key=no HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      XCTAssertTrue(try client.read(until: "\r\n").hasPrefix("HTTP/1.1 403 "), version)
    }
    let client = try RunningProgram(openssl, ["s_client", "-quiet", "-connect", "127.0.0.1:\(port)"])
    let (host, body) = ("127.0.0.1:\(port)", String(self.key(in: address).dropFirst(2)))
    client.type(RawConnection.request("POST /", host: host, ["Origin: https://\(host)"], body: body))
    let head = try client.read(until: "\r\n\r\n")
    XCTAssertTrue(head.contains("SameSite=Strict; Secure\r\n"), head)
    XCTAssertTrue(head.contains("Strict-Transport-Security: max-age=31536000\r\n"), head)
    // Whoever speaks plainly is not understood.
    let plain = try RawConnection(port: port)
    plain.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    XCTAssertFalse(try plain.readToEnd().contains("HTTP/1.1 2"))
    program.send(SIGTERM)
    XCTAssertEqual(try program.ending(), .signal(SIGTERM))
  }
}
