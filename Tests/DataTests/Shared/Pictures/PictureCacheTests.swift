import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class PictureCacheTests: XCTestCase {
  func testTheLeastRecentlyUsedGoFirstAlsoAfterARestart() throws {
    let folder = try TemporaryFolder()
    for (address, days) in [("a", 4.0), ("b", 3), ("c", 2)] {
      _ = makeCache(folder).keep(picture(), for: address)
      try age(address, days: days, in: folder)
    }
    _ = makeCache(folder).kept(for: "a")

    _ = makeCache(folder, limit: 9_900).keep(picture(), for: "d")

    XCTAssertEqual(addresses(in: folder), ["a", "d"])
  }

  func testTheLimitIsHeldInBytes() throws {
    let folder = try TemporaryFolder()
    let cache = makeCache(folder, limit: 20_000)
    for number in 0..<30 {
      _ = cache.keep(picture(bytes: 1_000 + number * 100), for: "\(number)")
      try age("\(number)", days: Double(40 - number), in: folder)
      let bytes = try folder.contents().values.map(\.count).reduce(0, +)
      XCTAssertLessThanOrEqual(bytes, 20_000)
    }
    XCTAssertEqual(addresses(in: folder, of: (0..<30).map(String.init)), ["25", "26", "27", "28", "29"])
  }

  func testAUseIsNotedOnceADay() throws {
    let folder = try TemporaryFolder()
    let path = try XCTUnwrap(makeCache(folder).keep(picture(), for: "a").path)
    for (days, isNoted) in [(0.9, false), (1.1, true)] {
      try age("a", days: days, in: folder)
      let before = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date

      _ = makeCache(folder).kept(for: "a")

      let after = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      XCTAssertEqual(after != before, isNoted, "\(days)")
    }
  }

  func testWhatAKilledProcessLeftIsCountedAndGoes() throws {
    let folder = try TemporaryFolder()
    let left = Fingerprint.of("b".utf8) + ".png.17"
    try folder.write(Data(count: 9_000), to: left)
    try age("b", days: 2, in: folder)
    _ = makeCache(folder, limit: 9_000).keep(picture(), for: "a")
    XCTAssertNil(try folder.contents()[left])
  }

  func testTheNewestStaysThoughItIsLargerThanTheLimitAndSoDoesWhatIsNotOfTheCache() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(count: 90_000), to: "holiday.png")
    for address in ["a", "b"] { _ = makeCache(folder, limit: 10).keep(picture(), for: address) }
    XCTAssertEqual(addresses(in: folder), ["b"])
    XCTAssertEqual(try folder.contents()["holiday.png"]?.count, 90_000)
  }

  func testANoteOfAnotherAddressIsNotBelieved() throws {
    let folder = try TemporaryFolder()
    _ = makeCache(folder).keep(picture(), for: "a")
    for (name, bytes) in try folder.contents() {
      let ending = name.drop { $0 != "." }
      try folder.write(bytes, to: Fingerprint.of("b".utf8) + ending)
    }

    let (a, b) = (makeCache(folder).kept(for: "a"), makeCache(folder).kept(for: "b"))

    XCTAssertNotNil(a)
    XCTAssertNil(b)
  }

  func testFingerprintsAreTheSameInEveryProcess() {
    XCTAssertEqual(Fingerprint.of("".utf8).count, 32)
    XCTAssertTrue(Fingerprint.of("a".utf8).hasPrefix("af63dc4c8601ec8c"))
    XCTAssertEqual(Set((0..<10_000).map { Fingerprint.of("\($0)".utf8) }).count, 10_000)
  }

  /// Makes the last use of a cached picture appear to be some days ago.
  private func age(_ address: String, days: Double, in folder: TemporaryFolder) throws {
    let date = Date(timeIntervalSinceNow: -days * 86_400)
    for name in try folder.contents().keys where name.hasPrefix(Fingerprint.of(address.utf8)) {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path(name))
    }
  }

  private func picture(bytes: Int = 4_000) -> KeptPicture {
    let data = Data("<svg>".utf8) + Data(repeating: 0x20, count: bytes - 11) + Data("</svg>".utf8)
    return KeptPicture(picture: LoadedPicture(data: data, kind: .svg, path: nil), checkedAt: .november20)
  }

  private func makeCache(_ folder: TemporaryFolder, limit: Int = 64_000_000) -> PictureCache {
    PictureCache(folder: folder.url.path, limit: limit)
  }

  private func addresses(in folder: TemporaryFolder, of all: [String] = ["a", "b", "c", "d"]) -> [String] {
    var kept: [String] = []
    for address in all where makeCache(folder).kept(for: address) != nil { kept.append(address) }
    return kept
  }
}

final class PictureKindTests: XCTestCase {
  func testAKindIsToldByContent() {
    let cases: [(bytes: [UInt8], kind: PictureKind?)] = [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], .png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
      (Array("GIF87a...".utf8), .gif), (Array("GIF89a...".utf8), .gif), (Array("RIFF1234WEBPVP8 ".utf8), .webp),
      (Array("RIFF1234WAVE".utf8), nil), ([0x89, 0x50, 0x4E], nil), (Array("GIF".utf8), nil), ([], nil),
      (Array("BM....".utf8), nil), (Array("%PDF-1.7".utf8), nil),
    ]
    for (bytes, kind) in cases { XCTAssertEqual(PictureKind(of: Data(bytes)), kind, "\(bytes)") }
  }

  func testSVGIsToldByItsRoot() {
    let good = [
      "<svg/>", "<svg>", "<svg xmlns=\"x\">", "\u{FEFF}<svg>", " \r\n\t<svg>", "<?xml version=\"1.0\"?>\n<svg>",
      "<svg:svg>",
      "<!-- <html> --><svg>", "<!-- a --> <!-- b -->\n<svg\n>", "<!DOCTYPE svg PUBLIC \"a\" \"b\">\n<svg>",
      "\u{FEFF}<?xml?><!-- c --><!DOCTYPE svg [ <!ENTITY a \"b\"> ]> <svg>",
    ]
    let bad = [
      "<html><svg></svg></html>", "<!DOCTYPE html><html>", "svg", "<svgx>", "<!-- <svg>", "<!-- --", "<?xml",
      "<!DOCTYPE svg", "<!DOCTYPE svg [ <!ENTITY a", "text <svg>", "<", "< svg>", "{\"svg\":1}", "<!DOCTYPE svg [ ]",
    ]
    for text in good { XCTAssertEqual(PictureKind(of: Data(text.utf8)), .svg, text) }
    for text in bad { XCTAssertNil(PictureKind(of: Data(text.utf8)), text) }
  }
}

final class PictureDimensionsTests: XCTestCase {
  func testEachFormatSaysItsSizeInItsOwnWay() {
    let riff = Array("RIFF1234WEBP".utf8)
    let quantisation: [UInt8] = [0xFF, 0xDB, 0, 4, 1, 2]
    let huffman: [UInt8] = [0xFF, 0xC4, 0, 3, 9]
    let frame: [UInt8] = [0, 8, 8, 0, 200, 0x0F, 0xA1, 3]
    let cases: [(PictureKind, [UInt8], Int, Int)] = [
      (.png, Array(repeating: 0, count: 16) + [0, 0, 0x0F, 0xA1, 0, 0, 0, 9], 4_001, 9),
      (.gif, Array("GIF89a".utf8) + [0x2C, 0x01, 0x02, 0x00], 300, 2),
      (.jpeg, [0xFF, 0xD8] + quantisation + [0xFF, 0xFF, 0xC0] + frame, 4_001, 200),
      (.jpeg, [0xFF, 0xD8] + huffman + [0xFF, 0xC2] + frame, 4_001, 200),
      (.webp, riff + Array("VP8X".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 0xA0, 0x0F, 0, 0x09, 0, 0], 4_001, 10),
      (.webp, riff + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F, 0x63, 0xC0, 0x01, 0x00], 100, 8),
      (.webp, riff + Array("VP8 ".utf8) + Array(repeating: 0, count: 10) + [0x2C, 0x41, 0x02, 0x00], 300, 2),
    ]
    for (kind, bytes, width, height) in cases {
      let expected = PictureDimensions(width: width, height: height)
      XCTAssertEqual(PictureDimensions(of: Data(bytes), kind), expected, "\(kind) \(bytes)")
      for count in 0..<bytes.count { _ = PictureDimensions(of: Data(bytes.prefix(count)), kind) }
    }
  }

  func testWhatSaysNoSizeHasNone() {
    let cases: [(PictureKind, [UInt8])] = [
      (.svg, Array("<svg/>".utf8)), (.png, []), (.gif, Array("GIF89a".utf8)), (.jpeg, [0xFF, 0xD8, 0xFF]),
      (.jpeg, [0xFF, 0xD8, 0xFF, 0xDB, 0, 0, 0xFF, 0xC0]), (.webp, Array("RIFF1234WEBPVP8?".utf8)),
    ]
    for (kind, bytes) in cases { XCTAssertNil(PictureDimensions(of: Data(bytes), kind), "\(kind) \(bytes)") }
  }

  func testTheLimitIsInEitherDirection() {
    XCTAssertFalse(PictureDimensions(width: 4_000, height: 4_000).isTooLarge)
    XCTAssertTrue(PictureDimensions(width: 4_001, height: 1).isTooLarge)
    XCTAssertTrue(PictureDimensions(width: 1, height: 4_001).isTooLarge)
  }
}
