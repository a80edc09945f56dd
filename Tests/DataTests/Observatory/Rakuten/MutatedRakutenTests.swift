import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Answers that were damaged by chance: they are read, or they are an error, and never anything else.
final class MutatedRakutenTests: XCTestCase {
  func testADamagedPageIsReadOrCorruptAndTheSourceGoesOn() async throws {
    let page = Array(IchibaAnswer.page(of: 1...4, count: 4).utf8)
    var random = SplitMix64(seed: 6)
    var outcomes: Set<String> = []
    for _ in 0..<600 {
      let bytes = Self.damaged(page, using: &random)
      let listings = try RakutenListings.answering(bytes)
      do throws(RepositoryError) {
        let result = try await listings.search(Self.query(), progress: { _ in })
        let found = result.snapshot.listings.count + result.snapshot.duplicates
        XCTAssertEqual(result.gaps.contains(.leftOut(result.problems.count)), !result.problems.isEmpty)
        XCTAssertLessThanOrEqual(found, 30)
        XCTAssertTrue(result.problems.allSatisfy { $0.place.entry != nil })
        outcomes.insert(result.isComplete ? "complete" : "incomplete")
      } catch {
        XCTAssertEqual(error.code, .corrupt, String(decoding: bytes, as: UTF8.self))
        outcomes.insert("corrupt")
      }
    }
    XCTAssertEqual(outcomes, ["complete", "incomplete", "corrupt"], "each kind of damage was tried")
  }

  func testAPageThatIsCutAnywhereIsCorrupt() async throws {
    let page = Array(IchibaAnswer.page(of: 1...2, count: 2).utf8)
    for length in 0..<page.count {
      let listings = try RakutenListings.answering(Array(page.prefix(length)))
      await expectFailure(.corrupt, "\(length)") { try await listings.search(Self.query(), progress: { _ in }) }
    }
  }

  private static func query() throws(RepositoryError) -> WatchQuery {
    do {
      return try WatchQuery(keyword: "tea")
    } catch {
      throw RepositoryError(.notFound, subject: "\(error)")
    }
  }

  private static func damaged(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[place] = UInt8.random(in: 48...57, using: &random)
      case 2: bytes.remove(at: place)
      default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
      }
    }
    return bytes
  }
}
