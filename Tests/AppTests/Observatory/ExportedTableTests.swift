import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// An exported table is harmless when it is shown or opened, and is read as the same listings again.
final class ExportedTableTests: XCTestCase {
  func testEveryTextThatCouldBecomeAFormulaIsDefusedInTheEnd() async throws {
    let signs = [
      "\u{200B}", "\0", "\u{7F}", "\u{FEFF}", "\u{202E}", "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\u{E0041}", "\n",
    ]
    let names = signs.flatMap { sign in ["=", "+", "-", "@"].map { "\(sign)\($0)1+1" } }
    let again = try await expectSame(names.enumerated().map { Hostile(id: "i\($0)", name: $1) })
    XCTAssertEqual(Set(again.map(\.name)), ["=1+1", "+1+1", "-1+1", "@1+1"])
  }

  func testQuotesAndRowsHoldAndIDsThatDifferOnlyInWhatIsNotSeenStayApart() async throws {
    _ = try await expectSame([
      Hostile(id: "a", name: "pen, \u{1B}]0;"), Hostile(id: "b", name: "two\u{2028}rows"),
      Hostile(id: "c", name: "\u{1B}]0;\"quoted\"\u{7}\""), Hostile(id: "d", name: "a\u{85}b\r\nc"),
      Hostile(id: "e", name: "\"\u{301}, x"),
    ])
    let ids = [
      "a", "a\u{200B}", "\u{FEFF}a", "a\0", "\u{202E}a", "a\u{1B}[m", "'a", "=a", "'=a", #"a\u{200b}"#, #"\u{5c}u{61}"#,
    ]
    let again = try await expectSame(ids.map { Hostile(id: $0, name: "Tea") })
    XCTAssertEqual(Set(again.map { Array($0.id.utf8) }), Set(ids.map { Array($0.utf8) }))
  }

  func testAnyTextsReadAsTheSameListingsAgain() async throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      var texts = HostileText(seed: seed)
      let openings = ["", "", "=", "'=", "-", "\"", ",", "\\u{61}"]
      let listings = (0..<40).map { number in
        let opening = openings[texts.generator.integer(below: openings.count)]
        let name = opening + texts.text(length: 12)
        // An invisible name is replaced by the id, like a missing one.
        let isBlank = name.sanitized.allSatisfy(\.isWhitespace)
        return Hostile(id: opening + texts.text(length: 6) + "\(number)", name: isBlank ? "Tea" : name)
      }
      _ = try await expectSame(listings)
    }
  }

  /// Watches listings, exports them, watches the export, and exports that.
  private func expectSame(_ listings: [Hostile], line: UInt = #line) async throws -> [Hostile] {
    let run = try BareRun()
    let feed = try run.write(listings.map(\.json).joined(separator: "\n"), to: "shop.jsonl")
    let first = try await watch(feed, as: "first", on: run, line: line)
    XCTAssertEqual(first.count, listings.count, line: line)
    let table = await run(["observe", "export", "first"]).printed

    let file = try run.write(table, to: "export.csv")
    let again = try await watch(file, as: "again", on: run, line: line)
    let second = await run(["observe", "export", "again"]).printed

    XCTAssertEqual(again.map { Array($0.id.utf8) }, first.map { Array($0.id.utf8) }, line: line)
    XCTAssertEqual(second, table, line: line)
    let rows = table.split(separator: "\r\n")
    XCTAssertEqual(rows.count, listings.count + 1, line: line)
    for row in rows {
      XCTAssertEqual(String(row).sanitized, String(row), line: line)
      XCTAssertNil(row.firstMatch(of: /(?:^|,)"?[=+\-@\t]/), "\(row)", line: line)
    }
    return again
  }

  private func watch(_ path: String, as name: String, on run: BareRun, line: UInt) async throws -> [Hostile] {
    let search = ["observe", "search", "--category", "all", "--count", "3000", "--source", "file:\(path)"]
    await run.done(search + ["--name", name], line: line)
    return try await run(["observe", "list", name, "--json"]).list("listings").map {
      Hostile(id: try XCTUnwrap($0["id"] as? String), name: try XCTUnwrap($0["name"] as? String))
    }
  }
}

/// A listing with nothing but texts.
private struct Hostile {
  let id: String
  let name: String

  var json: String { "{\"id\":\(Self.quoted(id)),\"name\":\(Self.quoted(name)),\"category\":\"all\"}" }

  private static func quoted(_ text: String) -> String {
    "\"\(text.utf16.map { "\\u" + String(String(0x1_0000 + Int($0), radix: 16).dropFirst()) }.joined())\""
  }
}
