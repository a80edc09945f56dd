import Foundation
import XCTest

@testable import ArcadeApp

final class EditedLinesTests: XCTestCase {
  func testWhatWasTypedAtTheLimitStandsOnTheNextLine() async throws {
    let (lines, terminal) = try makeLines()

    terminal.type("hlf\u{1B}[D\u{1B}[D")
    let first = try await lines.nextLine(within: .milliseconds(2))
    terminal.type("a\u{5} done\n")
    let second = try await lines.nextLine(within: .seconds(5))

    XCTAssertEqual([first, second], [.timeLimitPassed, .line("half done")])
  }

  func testWhatWasTypedAtTheLimitCanBeDropped() async throws {
    let (lines, terminal) = try makeLines()

    for begun in ["half", "half \u{1B}[", "half \u{1B}", "\u{12}half"] {
      terminal.type(begun)
      let first = try await lines.nextLine(within: .milliseconds(2))
      lines.dropBegunLine()
      terminal.type("next\n")
      let second = try await lines.nextLine(within: .seconds(5))

      XCTAssertEqual([first, second], [.timeLimitPassed, .line("next")], begun.debugDescription)
    }
  }

  func testAHalfCharacterDoesNotHoldTheLimitUp() async throws {
    let (lines, terminal) = try makeLines()
    let bytes = Array("語".utf8)

    terminal.type(Array(bytes[..<2]))
    let first = try await lines.nextLine(within: .milliseconds(2))
    terminal.type(Array(bytes[2...]) + [0x0A])
    let second = try await lines.nextLine(within: .seconds(5))

    XCTAssertEqual([first, second], [.timeLimitPassed, .line("語")])
  }

  func testWhatWasTypedAheadIsDropped() async throws {
    let (lines, terminal) = try makeLines()

    terminal.type("1\n2\n3\n")
    let first = try await lines.nextLine(within: .seconds(5))
    lines.dropTypedAhead()
    terminal.type("next\n")
    let second = try await lines.nextLine(within: .seconds(5))

    XCTAssertEqual([first, second], [.line("1"), .line("next")])
  }

  func testCtrlDEndsTheInputOnAnEmptyLineOnly() async throws {
    let (lines, terminal) = try makeLines()

    terminal.type("ab\u{2}\u{4}\n\n\u{4}")
    var read: [LineRead] = []
    for _ in 0..<3 { read.append(try await lines.nextLine(within: .seconds(5))) }

    XCTAssertEqual(read, [.line("a"), .line(""), .endOfInput])
  }

  private func makeLines() throws -> (any LineSource, PseudoTerminal) {
    setenv("TERM", "xterm", 1)
    let terminal = try PseudoTerminal()
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcade-no-such-folder").path
    let output = ConsoleOutput(sink: RecordingSink(), width: 80, theme: Theme())
    let lines = try LineEditing.lines(
      input: terminal.slave,
      terminal: terminal.slave,
      output: output,
      history: LineHistory(folder: folder)
    ) { 80 }
    return (try XCTUnwrap(lines), terminal)
  }
}
