import Foundation
import XCTest

@testable import ArcadeData

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
      "<!DOCTYPE svg",
      "<!DOCTYPE svg [ <!ENTITY a", "text <svg>", "<", "< svg>", "{\"svg\":1}", "<!DOCTYPE svg [ ]",
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
      XCTAssertEqual(
        PictureDimensions(of: Data(bytes), kind),
        PictureDimensions(width: width, height: height),
        "\(kind) \(bytes)"
      )
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
