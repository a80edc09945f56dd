import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Sessions of all systems under a clock that jumps both ways; the stored data stay in order.
final class JumpingClockTests: XCTestCase {
  private typealias Step = (words: [String], typed: [String])

  func testWhateverIsDoneWhileTheClockJumpsLeavesAStoreInOrder() async throws {
    for seed in 1...FuzzShare.of(8) {
      var random = SplitMix64(seed: UInt64(seed))
      let run = try BareRun()
      try run.write("id,name,price\na,Ink,10 €\nb,Pen,20 €\n", to: "shop.csv")
      await run.done(["observe", "add", run.folder.path("shop.csv"), "--name", "shop"])
      await run.done(["observe", "search", "tea"])
      await run.done(["observe", "target", "shop", "below", "15"])
      await run.done(["shop"], typing: ["float 100", "MUG 3", "pay cash 50"])
      var taken: [String] = []
      for number in 1...40 {
        run.time.set(now: .november20.advanced(by: .seconds(Self.jump(&random))))
        let step = try Self.step(number, in: run, &random)
        taken.append("\(run.time.now().isoText) \(step.words) \(step.typed)")
        let outcome = await run(step.words + ["--seed", "\(number)", "--yes"], typing: step.typed)
        XCTAssertNotEqual(outcome.exit, .internal, "\(seed): \(taken.suffix(1)) \(outcome.complained)")
        XCTAssertNotEqual(outcome.exit, .badData, "\(seed): \(taken.suffix(1)) \(outcome.complained)")
      }
      let check = await run(["store", "check"])
      XCTAssertEqual(check.exit, .done, "\(seed): \(check.printed) \(check.complained) \(taken)")
    }
  }

  /// Returns the offset of the clock in seconds: within a minute, an hour, a month or some years, either way.
  private static func jump(_ random: inout SplitMix64) -> Int {
    let most = [60, 3_600, 30 * 86_400, 4 * 365 * 86_400][Int.random(in: 0..<4, using: &random)]
    return Int.random(in: -most...most, using: &random)
  }

  private static func step(_ number: Int, in run: BareRun, _ random: inout SplitMix64) throws -> Step {
    func some(_ most: Int) -> Int { Int.random(in: 1...most, using: &random) }
    switch some(12) {
    case 1, 2:
      let rows = ["a", "b", "c"].filter { _ in some(3) > 1 }.map { "\($0),Thing \($0),\(some(30)) €\n" }.joined()
      try run.write("id,name,price\n" + (rows.isEmpty ? "a,Ink,9 €\n" : rows), to: "shop.csv")
      return (["observe", "update", "shop"], [])
    case 3, 4: return (["observe", "update"], [])
    case 5: return (["shop"], ["MUG \(some(4))", "TSHIRT", some(2) == 1 ? "pay card" : "pay cash 200"])
    case 6: return (["shop"], ["refund \(some(4)) MUG 1", "yes", "out \(some(9))", "in \(some(9))"])
    case 7: return (["shop"], ["day", "close \(some(200))", "yes", "float \(some(100))"])
    case 8: return (["words"], ["learn"] + (1...12).map { _ in "\(some(6))" })
    case 9: return (["words", "--rounds", "3"], ["play"] + (1...3).map { _ in ["r", "w"][some(2) - 1] })
    case 10: return (["names"], ["learn"] + (1...12).map { _ in "\(some(6))" })
    case 11: return (["names"], [["practice", "timed 60"][some(2) - 1]] + (1...6).map { _ in "\(some(6))" })
    default: return (["prices"], [["play", "daily"][some(2) - 1]] + (1...8).map { _ in "\(some(4))" })
    }
  }
}
