import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// Of many watches one at a time is in memory.
final class UpdateMemoryTests: XCTestCase {
  func testTenWatchesTakeNoMoreMemoryThanTwo() async throws {
    let run = try BareRun()
    for number in 1...10 {
      try write(0, to: run, number)
      await run.done(["observe", "add", run.folder.path("shop\(number).csv"), "--name", "w\(number)"])
    }
    for (round, words) in [["observe", "update"], ["observe", "update", "--json"]].enumerated() {
      for number in 1...10 { try write(round + 1, to: run, number) }
      let two = try await ProcessUse.mostMemory { await update(words + ["w1", "w2"], run) }
      for number in 1...2 { try write(round + 7, to: run, number) }
      let ten = try await ProcessUse.mostMemory { await update(words, run) }
      guard let two, let ten else { throw XCTSkip("the system does not say") }
      XCTAssertLessThan(ten, two * 2, "\(words)")
    }
  }

  /// Updates, and keeps nothing of what is printed.
  private func update(_ words: [String], _ run: BareRun) async {
    let exit = await Tool(process: run.process(output: SinkToNowhere())).run(words)
    XCTAssertEqual(exit, .done, "\(words)")
  }

  private func write(_ price: Int, to run: BareRun, _ number: Int) throws {
    let rows = (1...1_500).map { "\(number)-\($0),Fountain pen of a shop with number \($0),EUR \(price + $0)" }
    try run.write("id,name,price\n" + rows.joined(separator: "\n"), to: "shop\(number).csv")
  }
}

private final class SinkToNowhere: TextSink {
  func write(_ bytes: [UInt8]) throws(OutputFailure) {}
}
