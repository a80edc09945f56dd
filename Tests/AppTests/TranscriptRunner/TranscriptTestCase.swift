import Foundation
import XCTest

/// A test case whose tests are golden transcripts, in files of the folder `Transcripts`.
///
/// `RECORD=1 swift test --filter Transcripts` writes the current output of the app into the files, and fails.
class TranscriptTestCase: XCTestCase {
  /// Checks every transcript of a system.
  func playAll(of system: String) async throws {
    let folder = Self.transcripts.appending(path: system).path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
    XCTAssertFalse(names.isEmpty, system)
    for name in names.sorted() { try await play("\(system)/\(name.dropLast(4))") }
  }

  /// Checks that the app behaves exactly as in a transcript.
  func play(_ name: String, file: StaticString = #filePath, line: UInt = #line) async throws {
    let url = Self.transcripts.appending(path: "\(name).txt")
    let expected = try String(contentsOf: url, encoding: .utf8)
    let actual = try await TranscriptRun(fixtures: Self.fixtures).play(Transcript(expected))
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try actual.write(to: url, atomically: true, encoding: .utf8)
      XCTFail("\(name).txt was recorded; read it, then run without RECORD", file: file, line: line)
    } else if actual != expected {
      let difference = LineDifference.between(expected, and: actual)
      XCTFail("\(name).txt is not what happens (- expected, + happened):\n\(difference)", file: file, line: line)
    }
  }

  static let transcripts = folder.appending(path: "Transcripts")
  static let fixtures = folder.appending(path: "Files")
  /// The price list and the offers of the sample stall.
  static let stall = folder.appending(path: "../../Examples/Stall").standardized

  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }
}

/// The lines in which two texts differ, marked as by `diff`.
enum LineDifference {
  private static let most = 30

  static func between(_ expected: String, and actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.position))
    let inserted = Set(difference.insertions.map(\.position))
    var (lines, left, right): ([String], Int, Int) = ([], 0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append("line \(left + 1) - \(old[left])")
        left += 1
      } else if inserted.contains(right) {
        lines.append("line \(left + 1) + \(new[right])")
        right += 1
      } else {
        (left, right) = (left + 1, right + 1)
      }
    }
    let rest = lines.count > most ? ["… and \(lines.count - most) more"] : []
    return (lines.prefix(most) + rest).joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
