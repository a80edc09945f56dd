import XCTest

@testable import ArcadeApp

final class DescriptorLinesTests: XCTestCase {
  func testAPipeGivesItsLinesAndThenItsEnd() async throws {
    let (lines, pipe) = try makeLines()

    pipe.write("one\ntwo\r\nlast")
    pipe.closeWriter()

    XCTAssertFalse(lines.isTerminal)
    for expected: LineRead in [.line("one"), .line("two"), .line("last"), .endOfInput, .endOfInput] {
      let read = try await lines.nextLine()
      XCTAssertEqual(read, expected)
    }
  }

  func testALineThatIsThereIsReadHoweverShortTheLimit() async throws {
    let (lines, pipe) = try makeLines()

    pipe.write("here\nalso\n")

    let first = try await lines.nextLine(within: .zero)
    let second = try await lines.nextLine(within: .seconds(-1))
    let third = try await lines.nextLine(within: .zero)
    XCTAssertEqual([first, second, third], [.line("here"), .line("also"), .timeLimitPassed])
  }

  func testAPartPendingAtTheLimitIsDroppedUpToItsEnd() async throws {
    let (lines, pipe) = try makeLines()

    pipe.write("beg")
    let first = try await lines.nextLine(within: .milliseconds(2))
    lines.dropBegunLine()
    pipe.write("un\nnext\n")
    let second = try await lines.nextLine()

    XCTAssertEqual([first, second], [.timeLimitPassed, .line("next")])
  }

  func testALineThatWasBegunStandsUntilItIsDropped() async throws {
    let (lines, pipe) = try makeLines()

    pipe.write("beg")
    let first = try await lines.nextLine(within: .milliseconds(2))
    lines.dropTypedAhead()
    pipe.write("un\n")
    let second = try await lines.nextLine()

    XCTAssertEqual([first, second], [.timeLimitPassed, .line("begun")])
  }

  func testNothingIsDroppedWhereNothingWasPending() async throws {
    let (lines, pipe) = try makeLines()

    let first = try await lines.nextLine(within: .milliseconds(2))
    lines.dropBegunLine()
    pipe.write("next\n")
    let second = try await lines.nextLine()

    XCTAssertEqual([first, second], [.timeLimitPassed, .line("next")])
  }

  func testTheLimitIsNotCutShort() async throws {
    let (lines, pipe) = try makeLines()

    let elapsed = try await ContinuousClock().measure {
      _ = try await lines.nextLine(within: .microseconds(2_500))
    }

    XCTAssertGreaterThanOrEqual(elapsed, .microseconds(2_500))
    pipe.closeWriter()
  }

  func testATerminalGivesLinesAndItsEnd() async throws {
    let terminal = try PseudoTerminal()
    let lines = DescriptorLines(terminal.slave)

    terminal.type("shop\nlas\u{4}\u{4}")

    XCTAssertTrue(lines.isTerminal)
    for expected: LineRead in [.line("shop"), .line("las"), .endOfInput] {
      let read = try await lines.nextLine(within: .seconds(5))
      XCTAssertEqual(read, expected)
    }
  }

  func testWhatWasTypedAtTheLimitIsDroppedOnATerminal() async throws {
    let terminal = try PseudoTerminal()
    let lines = DescriptorLines(terminal.slave)

    terminal.type("begun")
    let first = try await lines.nextLine(within: .milliseconds(2))
    lines.dropBegunLine()
    terminal.type("next\n")
    let second = try await lines.nextLine(within: .seconds(5))

    XCTAssertEqual([first, second], [.timeLimitPassed, .line("next")])
  }

  func testWhatWasTypedAheadIsDroppedOnATerminal() async throws {
    let terminal = try PseudoTerminal()
    let lines = DescriptorLines(terminal.slave)

    terminal.type("1\n2\n3\n")
    let first = try await lines.nextLine(within: .seconds(5))
    lines.dropTypedAhead()
    terminal.type("next\n")
    let second = try await lines.nextLine(within: .seconds(5))

    XCTAssertEqual([first, second], [.line("1"), .line("next")])
  }

  func testADescriptorThatIsNotOpenFails() async throws {
    do {
      _ = try await DescriptorLines(9_999).nextLine()
      XCTFail("it was read")
    } catch {
      XCTAssertEqual(error, .failed(9))
    }
  }

  private func makeLines() throws -> (DescriptorLines, TestPipe) {
    let pipe = try TestPipe()
    return (DescriptorLines(pipe.reader), pipe)
  }
}
