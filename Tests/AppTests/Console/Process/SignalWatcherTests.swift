import Foundation
import XCTest

@testable import ArcadeApp

final class SignalWatcherTests: XCTestCase {
  func testASignalIsAnsweredWithOneLineBeforeTheEnd() throws {
    let pipe = try TestPipe()
    let died = expectation(description: "died")
    addTeardownBlock {
      signal(SIGINT, SIG_DFL)
      signal(SIGTERM, SIG_DFL)
    }

    let writer = pipe.writer
    SignalWatcher.start(output: writer, dying: { if $0 == SIGTERM { died.fulfill() } }) { "Saved \u{1B}[1m\($0)" }
    kill(getpid(), SIGTERM)

    wait(for: [died], timeout: 5)
    XCTAssertEqual(pipe.readAvailable(), "Saved 15\n")
  }

  func testOnATerminalTheLineBeginsOnANewRow() throws {
    let terminal = try PseudoTerminal()
    let died = expectation(description: "died")
    addTeardownBlock {
      signal(SIGINT, SIG_DFL)
      signal(SIGTERM, SIG_DFL)
    }

    let slave = terminal.slave
    SignalWatcher.start(output: slave, dying: { _ in died.fulfill() }) { _ in "Saved" }
    kill(getpid(), SIGINT)

    wait(for: [died], timeout: 5)
    XCTAssertEqual(terminal.readAvailable(), "\r\nSaved\r\n")
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
}
