import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class TranscriptRunnerTests: XCTestCase {
  func testALineThatMakesNoSenseIsRefusedAndADifferenceShowsOnlyWhatDiffers() {
    for line in ["$ arcde shop", "$ COLUMNS arcade", "$ arcade 'open", "$ arcade\n~ 4", "$ arcade\n~ xs"] {
      XCTAssertThrowsError(try Transcript(line), line)
    }
    let difference = LineDifference.between("a\nb\nc\nd", and: "a\nB\nc\nd\ne")

    XCTAssertEqual(difference, "line 2 - b\nline 3 + B\nline 5 + e")
  }

  func testWhatATerminalWouldObeyIsSeen() {
    let paper = TranscriptPaper()

    paper.write("\u{1B}[1m\u{202E}\u{9B}\u{2028}é\n")

    XCTAssertEqual(paper.text, "␛[1m\\u{202e}\\u{9b}\\u{2028}é\n")
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
