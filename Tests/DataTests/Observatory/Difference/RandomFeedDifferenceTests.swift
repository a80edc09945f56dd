import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Random pairs of tables against what ``PlainReading`` makes of them.
final class RandomFeedDifferenceTests: XCTestCase {
  func testPairsAreComparedAsAPlainReadingComparesThem() throws {
    let folder = try TemporaryFolder()
    for seed in UInt64(0)..<UInt64(FuzzShare.of(2_000)) {
      var random = RandomFeed(seed: seed)
      let (old, new) = (random.makeFeed(), random.makeFeed())
      let difference = try FeedDifference(OldAndNew(old: feed(old, "old"), new: feed(new, "new")))
      let told = Told(difference)
      let expected = Told(PlainReading(old.text, old.separator), PlainReading(new.text, new.separator))
      guard told == expected else {
        return XCTFail("seed \(seed)\n\(old.text.debugDescription)\n\(new.text.debugDescription)\n\(told)\n\(expected)")
      }
      guard seed.isMultiple(of: 10) else { continue }
      let paths = try (
        folder.write(Data(old.text.utf8), to: "old.\(old.kind)"),
        folder.write(Data(new.text.utf8), to: "new.\(new.kind)")
      )
      XCTAssertEqual(try FeedDifference(from: paths.0, to: paths.1), difference, "\(seed)")
      XCTAssertEqual(try FeedSummary(from: paths.0, to: paths.1), FeedSummary(difference), "\(seed)")
    }
  }

  private func feed(_ made: (text: String, kind: String, separator: Character), _ name: String) throws -> ComparedFeed {
    let file = FeedFile(path: "/tmp/\(name).\(made.kind)", Data(made.text.utf8))
    return ComparedFeed(try ListingFeed(file, columns: .usual))
  }
}

/// A difference in words that both readings have.
private struct Told: Equatable {
  var new: [String]
  var outOfSight: [String]
  var changed: [String]
  var unchanged: Int
  var oldProblems: [String]
  var newProblems: [String]

  init(_ difference: FeedDifference) {
    (new, outOfSight) = (difference.new, difference.outOfSight)
    (changed, unchanged) = (difference.changed.map(\.id), difference.unchanged)
    oldProblems = difference.oldProblems.map(Self.word)
    newProblems = difference.newProblems.map(Self.word)
  }

  init(_ old: PlainReading, _ new: PlainReading) {
    self.new = Self.sorted(new.rows.keys.filter { old.rows[$0] == nil })
    outOfSight = Self.sorted(old.rows.keys.filter { new.rows[$0] == nil })
    (changed, unchanged) = ([], 0)
    for (id, row) in new.rows {
      guard let before = old.rows[id] else { continue }
      if row.written == before.written || row.meaning != nil && row.meaning == before.meaning {
        unchanged += 1
      } else if row.meaning != nil, before.meaning != nil {
        changed.append(id.text)
      }
    }
    changed = Self.sorted(changed.map(PlainID.init))
    // What is gone is gone, whatever it said.
    oldProblems = old.problems.filter { $0.id.map { new.rows[$0] != nil } ?? true }.map(\.text)
    newProblems = new.problems.map(\.text)
  }

  private static func sorted(_ ids: some Sequence<PlainID>) -> [String] {
    ids.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.text)
  }

  private static func word(_ problem: ListingProblem) -> String {
    let line = problem.place.path.split(separator: ":").last.map(String.init) ?? ""
    return "\(line) \(word(problem.mistake))"
  }

  private static func word(_ mistake: FeedMistake) -> String {
    switch mistake {
    case .amount(.tooPrecise(_, decimals: 3)): "average"
    case .amount, .outOfRange: "price"
    case .wrongShape: "count"
    case .unknownValue(_, allowed: ["true", "false"], _): "availability"
    case .unknownValue: "currency"
    case .repeated(let id): "repeated \(id)"
    case .missing: "missing"
    case .tooManyFields: "long"
    case .unclosedQuote: "unclosed"
    default: "\(mistake)"
    }
  }
}
