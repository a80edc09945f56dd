import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// Of many watches one at a time is in memory.
final class UpdateMemoryTests: XCTestCase {
  func testSixWatchesTakeNoMoreMemoryThanOne() async throws {
    let run = try BareRun()
    for number in 1...6 {
      try write(0, to: run, number)
      await run.done(["observe", "add", run.folder.path("shop\(number).csv"), "--name", "w\(number)"])
    }
    for (round, words) in [["observe", "update"], ["observe", "update", "--json"]].enumerated() {
      for number in 1...6 { try write(round + 1, to: run, number) }
      let one = try await ProcessUse.mostMemory { await update(words + ["w1"], run) }
      try write(round + 7, to: run, 1)
      let six = try await ProcessUse.mostMemory { await update(words, run) }
      try write(round + 9, to: run, 1)
      let again = try await ProcessUse.mostMemory { await update(words + ["w1"], run) }
      guard let one = [one, again].compactMap({ $0 }).max(), let six else { throw XCTSkip("the system does not say") }
      // Six at once take at least 1.7 times as much as one, and one after another at most 1.4 times.
      XCTAssertLessThan(six * 10, one * 16, "\(words)")
    }
  }

  /// Updates, and keeps nothing of what is printed.
  private func update(_ words: [String], _ run: BareRun) async {
    let exit = await Tool(process: run.process(output: SinkToNowhere())).run(words)
    XCTAssertEqual(exit, .done, "\(words)")
  }

  private func write(_ price: Int, to run: BareRun, _ number: Int) throws {
    let rows = (1...4_000).map { "\(number)-\($0),Fountain pen of a shop with number \($0),EUR \(price + $0)" }
    try run.write("id,name,price\n" + rows.joined(separator: "\n"), to: "shop\(number).csv")
  }
}

private final class SinkToNowhere: TextSink {
  func write(_ bytes: [UInt8]) throws(OutputFailure) {}
}
