import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class PictureCacheTests: XCTestCase {
  private let time = HandDrivenTime()

  func testTheLeastRecentlyUsedGoFirstAlsoAfterARestart() async throws {
    let folder = try TemporaryFolder()
    for address in ["a", "b", "c"] { _ = await makeCache(folder).keep(picture(), .svg, nil, for: address) }
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
      let bytes = try folder.contents().values.map(\.count).reduce(0, +)
      XCTAssertLessThanOrEqual(bytes, 20_000)
    }
    let left = await addresses(in: folder, of: (0..<30).map(String.init))
    XCTAssertEqual(left, ["25", "26", "27", "28", "29"])
  }

  func testAClockThatIsSetBackKeepsTheOrder() async throws {
    let folder = try TemporaryFolder()
    for address in ["a", "b", "c"] {
      _ = await makeCache(folder).keep(picture(), .svg, nil, for: address)
      time.set(now: time.now().advanced(by: .seconds(-3_600)))
    }

    _ = await makeCache(folder, limit: 9_900).keep(picture(), .svg, nil, for: "d")

    let left = await addresses(in: folder)
    XCTAssertEqual(left, ["c", "d"])
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

  func testAStrangersFileWithANameAsOfTheCacheStays() async throws {
    let folder = try TemporaryFolder()
    let (noted, bare) = (String(repeating: "a", count: 32), String(repeating: "b", count: 32))
    let theirs = ["\(bare).png", "\(noted).json", "\(noted).png"]
    for name in theirs { try folder.write(Data(count: 90_000), to: name) }
    let cache = makeCache(folder, limit: 10_000)
    _ = await cache.keep(picture(), .svg, nil, for: "a")
    _ = await cache.keep(picture(), .svg, nil, for: "b")

    XCTAssertEqual(try theirs.filter { try folder.contents()[$0]?.count == 90_000 }, theirs)
    let left = await addresses(in: folder)
    XCTAssertEqual(left, ["a", "b"])
  }

  func testAStrangersPictureIsNeitherReplacedNorNoted() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("theirs".utf8), to: Fingerprint.of("a".utf8) + ".svg")
    let before = try folder.contents()

    let kept = await makeCache(folder).keep(picture(), .svg, nil, for: "a")

    XCTAssertNil(kept.picture.path)
    XCTAssertEqual(try folder.contents(), before)
  }

  func testNothingIsKeptInALinkedFolder() async throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    let link = folder.path("pictures")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: elsewhere.url.path)
    let cache = PictureCache(folder: link, time: time)

    let kept = await cache.keep(picture(), .svg, nil, for: "a")

    XCTAssertNil(kept.picture.path)
    XCTAssertEqual(try elsewhere.contents(), [:])
    let again = await cache.kept(for: "a")
    XCTAssertEqual(again, kept)
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
