import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The built program, killed while it sends alerts, and programs that do not end.
final class AlertProcessTests: XCTestCase {
  override func setUp() { signal(SIGPIPE, SIG_IGN) }

  func testAKillBetweenTellingAndNotingItSendsItOnceMoreAndLosesNone() throws {
    let arcade = try ArcadeProcess()
    let feed = try arcade.folder.write(Data("id,name,price\na,Blue ink,24\nb,Blue pen,30\n".utf8), to: "shop.csv")
    _ = try arcade.print(["observe", "search", "blue", "--source", "file:\(feed)", "--now", "2026-12-01T09:00:00Z"])
    _ = try arcade.print(["observe", "target", "blue", "below", "20", "--now", "2026-12-01T09:00:00Z"])
    _ = try arcade.folder.write(Data("id,name,price\na,Blue ink,19\nb,Blue pen,18\n".utf8), to: "shop.csv")
    let heard = arcade.folder.path("heard")
    let update = ["observe", "update", "--now", "2026-12-02T09:00:00Z", "--run", "sh", "-c"]

    // It is not known whether the sent alert was received.
    let killed = try arcade.start(update + [#"cat >> "$0"; kill -9 $PPID"#, heard])
    XCTAssertEqual(try killed.ending(), .signal(SIGKILL))
    XCTAssertEqual(try ids(in: heard), ["a"])
    // The test does not wait until the lease of a killed process expires.
    _ = try arcade.sql("DELETE FROM watch_leases")
    for _ in 1...2 { try arcade.run(update + [#"cat >> "$0""#, heard]) }
    XCTAssertEqual(try ids(in: heard), ["a", "a", "b"])
  }

  func testAProgramThatHangsIsKilledWithWhatItStarted() async throws {
    let folder = try TemporaryFolder()
    let started = folder.path("started")
    let hanging = AlertProgram(
      ["/bin/sh", "-c", #"echo $$ > "$0"; sleep 600; :"#, started],
      environment: ["PATH": "/usr/bin:/bin"],
      limit: .seconds(1)
    )
    let failure = await repositoryFailure { try await hanging.send(alert("A"), of: watch()) }
    XCTAssertEqual(failure?.code, .timedOut)
    let number = try XCTUnwrap(Int32(try String(contentsOfFile: started, encoding: .utf8).dropLast()))
    while kill(number, 0) == 0 { await Task.yield() }
  }

  func testAProgramThatReadsNothingIsKilledAtItsLimit() async throws {
    let environment = ["PATH": "/usr/bin:/bin"]
    let deaf = AlertProgram(["/bin/sleep", "600"], environment: environment, limit: .seconds(1))
    let name = String(repeating: "a", count: 1 << 20)
    let failure = await repositoryFailure { try await deaf.send(alert(name), of: watch()) }
    XCTAssertEqual(failure?.code, .timedOut)
    let reader = AlertProgram(["/bin/sh", "-c", "test $(wc -c) -gt 1048576"], environment: environment)
    try await reader.send(alert(name), of: watch())
    try await AlertProgram(["/bin/true"], environment: environment).send(alert(name), of: watch())
  }

  func testAProgramGetsOnlyWhatProgramsNeedOfTheEnvironment() async throws {
    let folder = try TemporaryFolder()
    let passed = [
      "PATH": "/usr/bin:/bin", "HOME": "/h", "LANG": "es_ES.UTF-8", "LC_ALL": "C", "LC_TIME": "C", "TERM": "dumb",
      "COLORTERM": "truecolor", "DISPLAY": ":0", "WAYLAND_DISPLAY": "w", "XAUTHORITY": "/x", "XDG_RUNTIME_DIR": "/r",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/b",
    ]
    let kept = [
      "ARCADE_STORE": "postgres://h", "ARCADE_RAKUTEN_KEY": "k", "PGPASSWORD": "p", "LCX": "c", "XDG_DATA_HOME": "/d",
    ]
    let program = AlertProgram(
      ["sh", "-c", #"env > "$0""#, folder.path("environment")],
      environment: passed.merging(kept) { $1 }
    )
    try await program.send(alert("A"), of: watch())
    let lines = try String(contentsOfFile: folder.path("environment"), encoding: .utf8).split(separator: "\n")
    let ofShell = ["PWD=", "OLDPWD=", "SHLVL=", "_="]
    XCTAssertEqual(
      Set(lines.map(String.init).filter { line in !ofShell.contains { line.hasPrefix($0) } }),
      Set(passed.map { "\($0)=\($1)" })
    )
  }

  private func watch() throws -> Watch {
    Watch(
      id: Watch.ID(number: 1),
      name: try SampleListings.name("blue"),
      source: "demo",
      query: try WatchQuery(keyword: "blue")
    )
  }

  private func alert(_ name: String) -> PriceAlert {
    PriceAlert(id: PriceAlert.ID(number: 1), about: "a", called: name, by: .back, from: nil, to: nil, at: .november20)
  }

  private func ids(in path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try XCTUnwrap(object?["id"] as? String)
    }
  }
}
