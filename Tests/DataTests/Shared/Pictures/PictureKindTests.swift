import ArcadeData
import Foundation
import XCTest

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
