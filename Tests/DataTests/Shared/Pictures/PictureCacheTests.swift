import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class PictureCacheTests: XCTestCase {
  private let time = HandDrivenTime()

  func testTheLeastRecentlyUsedGoFirstAlsoAfterARestart() async throws {
    let folder = try TemporaryFolder()
    for (address, days) in [("a", 4.0), ("b", 3), ("c", 2)] {
      _ = await makeCache(folder).keep(picture(), .svg, nil, for: address)
      try age(address, days: days, in: folder)
    }
    _ = await makeCache(folder).kept(for: "a")

    _ = await makeCache(folder, limit: 9_900).keep(picture(), .svg, nil, for: "d")

    let left = await addresses(in: folder)
    XCTAssertEqual(left, ["a", "d"])
  }

  func testTheLimitIsHeldInBytes() async throws {
    let folder = try TemporaryFolder()
    let cache = makeCache(folder, limit: 20_000)
    for number in 0..<30 {
      _ = await cache.keep(picture(bytes: 1_000 + number * 100), .svg, nil, for: "\(number)")
      try age("\(number)", days: Double(40 - number), in: folder)
      let bytes = try folder.contents().values.map(\.count).reduce(0, +)
      XCTAssertLessThanOrEqual(bytes, 20_000)
    }
    let left = await addresses(in: folder, of: (0..<30).map(String.init))
    XCTAssertEqual(left, ["25", "26", "27", "28", "29"])
  }

  func testAUseIsNotedOnceADay() async throws {
    let folder = try TemporaryFolder()
    let kept = await makeCache(folder).keep(picture(), .svg, nil, for: "a")
    let path = try XCTUnwrap(kept.picture.path)
    for (days, isNoted) in [(0.9, false), (1.1, true)] {
      try age("a", days: days, in: folder)
      let before = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date

      _ = await makeCache(folder).kept(for: "a")

      let after = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      XCTAssertEqual(after != before, isNoted, "\(days)")
    }
  }

  func testWhatAKilledProcessLeftIsCountedAndGoes() async throws {
    let folder = try TemporaryFolder()
    let left = Fingerprint.of("b".utf8) + ".png.17"
    try folder.write(Data(count: 9_000), to: left)
    try age("b", days: 2, in: folder)

    _ = await makeCache(folder, limit: 9_000).keep(picture(), .svg, nil, for: "a")

    XCTAssertNil(try folder.contents()[left])
  }

  func testTheNewestStaysThoughItIsLargerThanTheLimit() async throws {
    let folder = try TemporaryFolder()
    let cache = makeCache(folder, limit: 10)
    _ = await cache.keep(picture(), .svg, nil, for: "a")
    _ = await cache.keep(picture(), .svg, nil, for: "b")

    let left = await addresses(in: folder)
    XCTAssertEqual(left, ["b"])
  }

  func testWhatIsNotOfTheCacheStays() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(count: 90_000), to: "holiday.png")
    let cache = makeCache(folder, limit: 10)
    _ = await cache.keep(picture(), .svg, nil, for: "a")
    _ = await cache.keep(picture(), .svg, nil, for: "b")

    XCTAssertEqual(try folder.contents()["holiday.png"]?.count, 90_000)
  }

  func testANoteOfAnotherAddressIsNotBelieved() async throws {
    let folder = try TemporaryFolder()
    _ = await makeCache(folder).keep(picture(), .svg, nil, for: "a")
    for (name, bytes) in try folder.contents() {
      let ending = name.drop { $0 != "." }
      try folder.write(bytes, to: Fingerprint.of("b".utf8) + ending)
    }

    let (a, b) = (await makeCache(folder).kept(for: "a"), await makeCache(folder).kept(for: "b"))

    XCTAssertNotNil(a)
    XCTAssertNil(b)
  }

  func testMemoryServesWithinItsLimit() async throws {
    let folder = try TemporaryFolder()
    let cache = PictureCache(folder: folder.path("p"), memoryLimit: 9_000, time: time)
    for address in ["a", "b", "c"] { _ = await cache.keep(picture(), .svg, nil, for: address) }
    for (name, _) in try folder.contents() where name.hasSuffix(".json") {
      try FileManager.default.removeItem(atPath: folder.path(name))
    }

    var served: [String] = []
    for address in ["a", "b", "c"] where await cache.kept(for: address) != nil { served.append(address) }

    XCTAssertEqual(served, ["b", "c"])
  }

  func testAPictureWhoseFileIsGoneIsNotServedFromMemory() async throws {
    let folder = try TemporaryFolder()
    let cache = makeCache(folder)
    let kept = await cache.keep(picture(), .svg, nil, for: "a")
    try FileManager.default.removeItem(atPath: try XCTUnwrap(kept.picture.path))

    let again = await cache.kept(for: "a")

    XCTAssertNil(again)
  }

  func testFingerprintsAreTheSameInEveryProcess() {
    XCTAssertEqual(Fingerprint.of("".utf8).count, 32)
    XCTAssertTrue(Fingerprint.of("a".utf8).hasPrefix("af63dc4c8601ec8c"))
    XCTAssertEqual(Set((0..<10_000).map { Fingerprint.of("\($0)".utf8) }).count, 10_000)
  }

  /// Lets what is kept for an address look as if it was last used some days ago.
  private func age(_ address: String, days: Double, in folder: TemporaryFolder) throws {
    let date = Date(timeIntervalSinceNow: -days * 86_400)
    for name in try folder.contents().keys where name.hasPrefix(Fingerprint.of(address.utf8)) {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path(name))
    }
  }

  private func picture(bytes: Int = 4_000) -> Data {
    Data("<svg>".utf8) + Data(repeating: 0x20, count: bytes - 11) + Data("</svg>".utf8)
  }

  private func makeCache(_ folder: TemporaryFolder, limit: Int = 64_000_000) -> PictureCache {
    PictureCache(folder: folder.url.path, limit: limit, time: time)
  }

  private func addresses(in folder: TemporaryFolder, of all: [String] = ["a", "b", "c", "d"]) async -> [String] {
    var kept: [String] = []
    for address in all where await makeCache(folder).kept(for: address) != nil { kept.append(address) }
    return kept
  }
}
