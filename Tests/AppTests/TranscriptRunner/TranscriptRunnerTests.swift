import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

final class TranscriptRunnerTests: XCTestCase {
  func testACommandHasItsEnvironmentArgumentsAndInputs() throws {
    let transcript = try Transcript("# why\n$ COLUMNS=40 A= arcade shop 'two words' ''\nShop\n> MUG 2\n~ 4s\n>\nBye\n")

    var command = try Transcript.Command("$ COLUMNS=40 A= arcade shop 'two words' ''")
    XCTAssertEqual(command.environment, ["COLUMNS": "40", "A": ""])
    XCTAssertEqual(command.arguments, ["shop", "two words", ""])
    command.inputs = [.line("MUG 2"), .wait(.seconds(4))]
    XCTAssertEqual(transcript.commands, [command])
    XCTAssertEqual(transcript.comment, ["# why"])
  }

  func testALineThatMakesNoSenseIsRefused() {
    for line in ["$ arcde shop", "$ COLUMNS arcade", "$ arcade 'open", "$ arcade\n~ 4", "$ arcade\n~ xs"] {
      XCTAssertThrowsError(try Transcript(line), line)
    }
  }

  func testWhatATerminalWouldObeyIsSeen() {
    let paper = TranscriptPaper()

    paper.write("\u{1B}[1m\u{202E}\u{9B}\u{2028}é\n")

    XCTAssertEqual(paper.text, "␛[1m\\u{202e}\\u{9b}\\u{2028}é\n")
  }

  func testPassingTimeIsWrittenAboveThePrompt() async throws {
    let paper = TranscriptPaper()
    let lines = ScriptedLines([.wait(.seconds(3)), .wait(.seconds(1)), .line("late")], time: .init(), paper: paper)

    paper.write("Question\n> ")
    let first = try await lines.nextLine(within: .seconds(4))
    paper.write("\n> ")
    let second = try await lines.nextLine(within: .seconds(4))

    XCTAssertEqual([first, second], [.timeLimitPassed, .line("late")])
    XCTAssertEqual(paper.text, "Question\n~ 3s\n~ 1s\n> \n> ")
  }

  func testADifferenceShowsOnlyWhatDiffers() {
    let difference = LineDifference.between("a\nb\nc\nd", and: "a\nB\nc\nd\ne")

    XCTAssertEqual(difference, "line 2 - b\nline 3 + B\nline 5 + e")
  }

  func testEveryFolderOfTranscriptsIsPlayed() throws {
    let root = TranscriptTestCase.transcripts
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.path)
    XCTAssertEqual(folders.count, 8)
    for folder in folders {
      let tests = root.deletingLastPathComponent().appending(path: "\(folder)/\(folder)Transcripts.swift")
      let text = try String(contentsOf: tests, encoding: .utf8)
      XCTAssertTrue(text.contains("playAll(of: \"\(folder)\")"), folder)
    }
  }
}
