import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class ChafaTests: XCTestCase {
  func testItGetsTheSizeTheColoursAndThePathAsArguments() throws {
    let chafa = try makeChafa(#"printf '%s\n' "$@""#)

    let lines = chafa.draw("/tmp/a b; rm -rf \"$HOME\".png", columns: 60, rows: 20, isColoured: false)

    XCTAssertEqual(
      lines?.map(\.text),
      [
        "--format", "symbols", "--animate", "off", "--colors", "none", "--size", "60x20", "--",
        "/tmp/a b; rm -rf \"$HOME\".png",
      ]
    )
  }

  func testItGetsNothingOfTheEnvironmentButItsList() throws {
    setenv("PGPASSWORD", "planted", 1)
    defer { unsetenv("PGPASSWORD") }
    let chafa = try makeChafa("/usr/bin/env | /usr/bin/cut -d= -f1 | /usr/bin/sort")

    let lines = chafa.draw("/tmp/a.png", columns: 60, rows: 20, isColoured: false)

    let names = Set(lines?.map(\.text) ?? []).subtracting(["PWD", "OLDPWD", "SHLVL", "_"])
    XCTAssertEqual(names, ["LANG", "LC_ALL", "PATH"])
  }

  func testWhatItCannotDrawIsNoPicture() throws {
    for script in ["exit 1", "true", "printf 'much too wide'", "printf '1\\n2\\n3\\n4\\n'"] {
      XCTAssertNil(try makeChafa(script).draw("/tmp/a.png", columns: 5, rows: 3, isColoured: true), script)
    }
    XCTAssertNil(try makeChafa("echo x").draw("a.png", columns: 5, rows: 3, isColoured: true), "no whole path")
    XCTAssertNil(Chafa(environment: ["PATH": "/nowhere"]))
  }

  func testAProgramThatHangsIsKilledWithAllThatItHasStarted() throws {
    let folder = try TemporaryFolder()
    let (never, held) = (folder.path("never"), folder.path("held"))
    for path in [never, held] { XCTAssertEqual(mkfifo(path, 0o600), 0) }
    for script in [
      "cat '\(never)'", "cat '\(never)' & wait", "trap '' TERM; (trap '' TERM; cat '\(never)') & echo x; wait",
    ] {
      let reader = open(held, O_RDONLY | O_NONBLOCK)
      let chafa = try makeChafa("exec 3>'\(held)'\n\(script)", timeLimit: .milliseconds(200))

      XCTAssertNil(chafa.draw("/tmp/a.png", columns: 5, rows: 3, isColoured: true), script)

      // The pipe ends when no process holds it any more.
      var target = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      _ = poll(&target, 1, 5_000)
      var byte: UInt8 = 0
      XCTAssertEqual(read(reader, &byte, 1), 0, script)
      close(reader)
    }
  }

  func testWhatIsDrawnOrCannotBeDrawnIsNotTriedAgain() throws {
    let folder = try TemporaryFolder()
    let log = folder.path("log")
    let chafa = try makeChafa("echo x >> '\(log)'; for last; do :; done; case $last in /bad) exit 1;; esac; echo y")
    let drawings = try XCTUnwrap(RememberedDrawings(chafa))

    for _ in 1...3 {
      XCTAssertNil(drawings.draw("/bad", columns: 5, rows: 3, isColoured: true))
      XCTAssertNil(drawings.draw("/bad", columns: 9, rows: 9, isColoured: true))
      XCTAssertEqual(drawings.draw("/good", columns: 5, rows: 3, isColoured: true)?.map(\.text), ["y"])
    }

    XCTAssertEqual(try String(contentsOfFile: log, encoding: .utf8), "x\nx\n")
    XCTAssertNil(RememberedDrawings(nil))
  }

  func testPicturesAreShownOnATerminalOrWhenAskedForAndNeverToAScreenReader() throws {
    let chafa = try makeChafa("echo x")
    for (choice, isTerminal, isAccessible, isOpen) in [
      (ShowChoice.auto, true, false, true), (.auto, false, false, false), (.always, false, false, true),
      (.never, true, false, false), (.always, true, true, false), (.auto, true, true, false),
    ] {
      let context = PictureRenderer(choice, program: chafa, isTerminal: isTerminal, isAccessible: isAccessible)
      XCTAssertEqual(context.isOpen, isOpen, "\(choice) \(isTerminal) \(isAccessible)")
      let without = PictureRenderer(choice, program: nil, isTerminal: isTerminal, isAccessible: isAccessible)
      XCTAssertFalse(without.isOpen)
    }
  }

  private func makeChafa(_ script: String, timeLimit: Duration = .seconds(10)) throws -> Chafa {
    let folder = try TemporaryFolder()
    try folder.write(Data("#!/bin/sh\n\(script)\n".utf8), to: "chafa")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("chafa"))
    addTeardownBlock { withExtendedLifetime(folder) {} }
    return try XCTUnwrap(Chafa(environment: ["PATH": folder.url.path], timeLimit: timeLimit))
  }

  func testOnlyCharactersAndColoursAreLeft() {
    for (printed, text, columns) in [
      ("ab", "ab", 2), ("\u{1B}[38;5;12m▄▄", "\u{1B}[38;5;12m▄▄\u{1B}[0m", 2), ("\u{1B}[?25la", "a", 1),
      ("\u{1B}[2Ja\u{1B}[Hb", "ab", 2), ("a\u{7}\rb", "ab", 2), ("a\u{1B}]", "a", 1), ("\u{1B}[1", "", 0),
      ("\u{1B}", "", 0), ("\u{1B}[38;2;1;2;3mx\u{1B}[0m", "\u{1B}[38;2;1;2;3mx\u{1B}[0m\u{1B}[0m", 1),
      ("\u{202E}a\u{200B}", "a", 1),
    ] {
      let line = PictureLine.lines(of: printed + "\n|").first
      XCTAssertEqual(line?.text, text, printed.debugDescription)
      XCTAssertEqual(line?.columns, columns, printed.debugDescription)
    }
    XCTAssertEqual(PictureLine.lines(of: "a\n\nb\n\u{1B}[?25h\n\n").map(\.text), ["a", "", "b"])
    XCTAssertEqual(PictureLine.lines(of: ""), [])
  }
}
