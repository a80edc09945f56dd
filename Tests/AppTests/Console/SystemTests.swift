import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The console's use of the system: signals, descriptors, and another program that opens an address.
final class SystemTests: XCTestCase {
  func testASignalIsAnsweredWithOneLineBeforeTheEndOnANewRowOfATerminal() throws {
    // A person who runs the tests in the background may have it ignored.
    signal(SIGINT, SIG_DFL)
    addTeardownBlock {
      signal(SIGINT, SIG_DFL)
      signal(SIGTERM, SIG_DFL)
    }
    let (pipe, terminal) = (try TestPipe(), try PseudoTerminal())
    for (number, output) in [(SIGTERM, pipe.writer), (SIGINT, terminal.slave)] {
      let died = expectation(description: "died")
      SignalWatcher.start(output: output, dying: { if $0 == number { died.fulfill() } }) { "Saved \u{1B}[1m\($0)" }
      kill(getpid(), number)
      // Without a written byte the test would wait for ever.
      guard XCTWaiter.wait(for: [died], timeout: 60) == .completed else { return XCTFail("\(number) is not answered") }
    }

    XCTAssertEqual(pipe.readAvailable(), "Saved 15\n")
    XCTAssertEqual(terminal.readAvailable(), "\r\nSaved 2\r\n")
  }

  func testClosedStandardInputIsOpenedAgain() {
    let saved = dup(0)
    defer {
      dup2(saved, 0)
      close(saved)
    }
    close(0)

    ProcessStart.openDescriptors()

    var byte: UInt8 = 0
    XCTAssertEqual(read(0, &byte, 1), 0)
  }

  func testTheOpenedProgramGetsWhatABrowserNeedsAndNothingElse() throws {
    let folder = try TemporaryFolder()
    let seen = folder.path("seen")
    XCTAssertEqual(mkfifo(seen, 0o600), 0)
    for name in ["open", "xdg-open"] {
      try folder.write(Data("#!/bin/sh\n/usr/bin/env > '\(seen)'\n".utf8), to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path(name))
    }
    let opener = SystemOpener(environment: [
      "PATH": folder.url.path, "HOME": "/home/me", "DISPLAY": ":7", "WAYLAND_DISPLAY": "w", "LANG": "es_ES.UTF-8",
      "LC_TIME": "C", "TERM": "xterm", "COLORTERM": "truecolor", "XDG_RUNTIME_DIR": "/run/user/7",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/bus", "ARCADE_OBSERVE_RAKUTEN_ACCESS_KEY": "planted",
      "ARCADE_WORDS_DECK": "https://h.example/?token=planted", "PGPASSWORD": "planted", "PGPASSFILE": "planted",
      "AWS_SECRET_ACCESS_KEY": "planted", "DISPLAYED": "planted", "LD_PRELOAD": "planted", "XDGX": "planted",
    ])

    XCTAssertTrue(opener.open("https://h.example/page"))

    // Waits for the writer, and until it is done.
    let bytes = try XCTUnwrap(FileHandle(forReadingAtPath: seen)).readToEnd()
    let environment = String(decoding: bytes ?? Data(), as: UTF8.self)
    let names = Set(environment.split(separator: "\n").map { String($0.prefix { $0 != "=" }) })
    // The shell that writes the variables adds some of its own.
    XCTAssertEqual(
      names.subtracting(["PWD", "OLDPWD", "SHLVL", "_"]),
      [
        "PATH", "HOME", "DISPLAY", "WAYLAND_DISPLAY", "LANG", "LC_TIME", "TERM", "COLORTERM", "XDG_RUNTIME_DIR",
        "DBUS_SESSION_BUS_ADDRESS",
      ]
    )
    XCTAssertFalse(environment.contains("planted"), environment)
  }
}
