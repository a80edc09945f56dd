import ArcadePresentation
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The result of waiting for a line: from a pipe, from a terminal, and from a terminal with line editing.
final class LineSourceTests: XCTestCase {
  private enum Kind { case pipe, terminal, edited }

  private enum Step {
    case type(String)
    case bytes([UInt8])
    /// The input ends.
    case end
    /// Expects a line within some seconds.
    case line(String)
    /// Expects the end of the input.
    case noMore
    /// Expects available input at once, however short the limit is.
    case atOnce(LineRead, Duration)
    /// Expects that the limit passes.
    case late
    case dropBegun
    case dropAhead
  }

  func testEachSourceGivesItsLines() async throws {
    let word = Array("語".utf8)
    let cases: [([Kind], [Step])] = [
      ([.pipe], [.type("one\ntwo\r\nlast"), .end, .line("one"), .line("two"), .line("last"), .noMore, .noMore]),
      ([.terminal], [.type("shop\nlas\u{4}\u{4}"), .line("shop"), .line("las"), .noMore]),
      // Ctrl-D ends the input on an empty line only.
      ([.edited], [.type("ab\u{2}\u{4}\n\n\u{4}"), .line("a"), .line(""), .noMore]),
      (
        [.pipe],
        [
          .type("here\nalso\n"), .atOnce(.line("here"), .zero), .atOnce(.line("also"), .seconds(-1)),
          .atOnce(.timeLimitPassed, .zero),
        ]
      ),
      // A line begun at the limit is kept until it is dropped as a whole.
      ([.pipe], [.type("beg"), .late, .dropAhead, .type("un\n"), .line("begun")]),
      ([.edited], [.type("hlf\u{1B}[D\u{1B}[D"), .late, .type("a\u{5} done\n"), .line("half done")]),
      ([.edited], [.bytes(Array(word[..<2])), .late, .bytes(Array(word[2...]) + [0x0A]), .line("語")]),
      ([.pipe], [.type("beg"), .late, .dropBegun, .type("un\nnext\n"), .line("next")]),
      ([.terminal, .edited], [.type("begun"), .late, .dropBegun, .type("next\n"), .line("next")]),
      ([.edited], [.type("half \u{1B}["), .late, .dropBegun, .type("next\n"), .line("next")]),
      ([.edited], [.type("half \u{1B}"), .late, .dropBegun, .type("next\n"), .line("next")]),
      ([.edited], [.type("\u{12}half"), .late, .dropBegun, .type("next\n"), .line("next")]),
      // If no line was begun, nothing is dropped; a person's typed-ahead text is.
      ([.pipe], [.late, .dropBegun, .type("next\n"), .line("next")]),
      ([.terminal, .edited], [.type("1\n2\n3\n"), .line("1"), .dropAhead, .type("next\n"), .line("next")]),
    ]
    for (kinds, steps) in cases {
      for kind in kinds { try await play(steps, on: kind) }
    }
  }

  func testTheLimitIsNotCutShort() async throws {
    let pipe = try TestPipe()
    let elapsed = try await ContinuousClock().measure {
      _ = try await DescriptorLines(pipe.reader).nextLine(within: .microseconds(2_500))
    }

    XCTAssertGreaterThanOrEqual(elapsed, .microseconds(2_500))
    pipe.closeWriter()
  }

  func testADescriptorThatIsNotOpenFails() async throws {
    do {
      _ = try await DescriptorLines(9_999).nextLine()
      XCTFail("it was read")
    } catch {
      XCTAssertEqual(error, .failed(9))
    }
  }

  private func play(_ steps: [Step], on kind: Kind) async throws {
    let (lines, pipe, terminal) = try makeLines(kind)
    XCTAssertEqual(lines.isTerminal, kind != .pipe)
    for step in steps {
      let about = "\(kind) \(step) of \(steps)"
      switch step {
      case .type(let text): if let pipe { pipe.write(text) } else { terminal?.type(text) }
      case .bytes(let bytes): terminal?.type(bytes)
      case .end: pipe?.closeWriter()
      case .dropBegun: lines.dropBegunLine()
      case .dropAhead: lines.dropTypedAhead()
      case .line(let text): try await expect(.line(text), from: lines, within: .seconds(5), about)
      case .noMore: try await expect(.endOfInput, from: lines, within: .seconds(5), about)
      case .late: try await expect(.timeLimitPassed, from: lines, within: .milliseconds(2), about)
      case .atOnce(let read, let limit): try await expect(read, from: lines, within: limit, about)
      }
    }
  }

  private func expect(
    _ expected: LineRead,
    from lines: any LineSource,
    within limit: Duration,
    _ about: String
  ) async throws {
    expectEqual(try await lines.nextLine(within: limit), expected, about)
  }

  private func makeLines(_ kind: Kind) throws -> (any LineSource, TestPipe?, PseudoTerminal?) {
    if kind == .pipe {
      let pipe = try TestPipe()
      return (DescriptorLines(pipe.reader), pipe, nil)
    }
    let terminal = try PseudoTerminal()
    guard kind == .edited else { return (DescriptorLines(terminal.slave), nil, terminal) }
    setenv("TERM", "xterm", 1)
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcade-no-such-folder").path
    let lines = try LineEditing.lines(
      input: terminal.slave,
      terminal: terminal.slave,
      output: ConsoleOutput(sink: RecordingSink(), width: 80, theme: Theme()),
      history: LineHistory(folder: folder)
    ) { 80 }
    return (try XCTUnwrap(lines), nil, terminal)
  }
}
