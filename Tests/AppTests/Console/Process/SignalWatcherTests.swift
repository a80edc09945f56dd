import Foundation
import XCTest

@testable import ArcadeApp

final class SignalWatcherTests: XCTestCase {
  func testASignalIsAnsweredWithOneLineBeforeTheEndOnANewRowOfATerminal() throws {
    addTeardownBlock {
      signal(SIGINT, SIG_DFL)
      signal(SIGTERM, SIG_DFL)
    }
    let (pipe, terminal) = (try TestPipe(), try PseudoTerminal())
    for (number, output) in [(SIGTERM, pipe.writer), (SIGINT, terminal.slave)] {
      let died = expectation(description: "died")
      SignalWatcher.start(output: output, dying: { if $0 == number { died.fulfill() } }) { "Saved \u{1B}[1m\($0)" }
      kill(getpid(), number)
      wait(for: [died], timeout: 5)
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
}
