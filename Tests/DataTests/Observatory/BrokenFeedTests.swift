import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Whatever is wrong with a file: nothing that stands in it is called gone.
final class BrokenFeedTests: XCTestCase {
  func testNothingIsCalledGoneThatStandsInTheFile() async throws {
    let folder = try TemporaryFolder()
    var outcomes: [String: Int] = [:]
    for seed in 1...150 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      for name in ["shop.csv", "shop.jsonl", "shop.json"] {
        var state = WatchState()
        for round in 1...4 {
          let feed = BrokenFeed(as: name, using: &random)
          let path = try folder.write(Data(feed.bytes), to: name)
          let source = FileListings(FileListingsAddress(path: path))
          guard
            let result = try? await source.search(WatchQuery(keyword: "green tea", count: 3_000), progress: { _ in })
          else { continue }

          let step = state.after(result)

          let wronged = step.outOfSight.map { Array($0.id.utf8) }.filter(feed.ids.contains)
          XCTAssertEqual(wronged, [], "\(name), seed \(seed), round \(round)")
          outcomes[step.gaps.isEmpty ? "complete" : "incomplete", default: 0] += 1
          if step.gaps.isEmpty, !result.problems.isEmpty { outcomes["complete with repeats", default: 0] += 1 }
          outcomes["gone", default: 0] += step.outOfSight.count
          state = step.state
        }
      }
    }
    for outcome in ["complete", "complete with repeats", "incomplete", "gone"] {
      XCTAssertGreaterThan(outcomes[outcome] ?? 0, 50, "\(outcome) was hardly tried: \(outcomes)")
    }
  }
}

/// A file of listings in which every row is found by the same words, as far as it can be read.
private struct BrokenFeed {
  private(set) var bytes: [UInt8] = []
  /// The ids that stand in it, by their bytes.
  private(set) var ids: Set<[UInt8]> = []

  init(as name: String, using random: inout SplitMix64) {
    let isTable = name.hasSuffix("csv")
    let share = random.integer(below: 4)
    let isBroken = random.integer(below: 2) == 0
    var rows: [[UInt8]] = []
    for number in 0..<20 where random.integer(below: 4) <= share {
      let id = ["i\(number)", "\u{E9}\(number)", "e\u{301}\(number)"][random.integer(below: 3)]
      for _ in 0...(random.integer(below: 6) == 0 ? 1 : 0) {
        let breakage = isBroken ? random.integer(below: 12) : 99
        rows.append(isTable ? Self.row(id, breakage) : Self.object(id, breakage))
        // A row without its id says nothing about it.
        ids.insert(Array(id.utf8))
      }
    }
    switch name {
    case "shop.csv": rows.insert(Array("id,price,name,category".utf8), at: 0)
    case "shop.json": rows = [Array("[".utf8) + rows.joined(separator: Array(",\n".utf8)) + Array("]".utf8)]
    default: break
    }
    bytes = rows.flatMap { $0 + [0x0A] }
  }

  private static func row(_ id: String, _ breakage: Int) -> [UInt8] {
    switch breakage {
    case 0: Array("\(id),free,Green tea,x".utf8)
    case 1: Array("\(id),1,000,Green tea,x".utf8)
    case 2: Array("\(id),1,\"Green tea,x".utf8)
    case 3: Array("\(id),1,Gr".utf8) + [0x81] + Array("een tea,x".utf8)
    case 4: Array(",1,Green tea,x".utf8)
    default: Array("\(id),1,Green tea,x".utf8)
    }
  }

  private static func object(_ id: String, _ breakage: Int) -> [UInt8] {
    switch breakage {
    case 0: Array(#"{"id":"\#(id)","name":"Green tea","price":"free"}"#.utf8)
    case 1: Array(#"{"id":"\#(id)","name":{"en":"Green tea"}}"#.utf8)
    case 2: Array(#"{"id":["\#(id)"],"name":"Green tea"}"#.utf8)
    case 3: Array(#"{"category":[],"id":"\#(id)","name":["Green tea"]}"#.utf8)
    case 4: Array(#"["\#(id)","Green tea"]"#.utf8)
    default: Array(#"{"id":"\#(id)","name":"Green tea","price":1}"#.utf8)
    }
  }
}
