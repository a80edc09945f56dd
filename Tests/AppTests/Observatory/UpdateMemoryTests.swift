import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Only one of many watches is in memory at a time.
final class UpdateMemoryTests: XCTestCase {
  func testSixWatchesTakeNoMoreMemoryThanOne() throws {
    let arcade = try ArcadeProcess()
    for number in 1...6 {
      try write(0, on: arcade, number)
      try arcade.run(["observe", "add", arcade.folder.path("shop\(number).csv"), "--name", "w\(number)"])
    }
    for (round, words) in [["observe", "update"], ["observe", "update", "--json"]].enumerated() {
      for number in 1...6 { try write(round + 1, on: arcade, number) }
      let one = try arcade.mostMemory(of: words + ["w1"])
      try write(round + 7, on: arcade, 1)
      let six = try arcade.mostMemory(of: words)
      let none = try arcade.mostMemory(of: ["observe", "watches"])
      // One after another takes at most 1.4 times as much as one; all at once takes twice as much.
      XCTAssertLessThan((six - none) * 3, (one - none) * 5, "\(words)")
    }
  }

  private func write(_ price: Int, on arcade: ArcadeProcess, _ number: Int) throws {
    let rows = (1...4_000).map { "\(number)-\($0),Fountain pen of a shop with number \($0),EUR \(price + $0)" }
    let feed = "id,name,price\n" + rows.joined(separator: "\n")
    _ = try arcade.folder.write(Data(feed.utf8), to: "shop\(number).csv")
  }
}
