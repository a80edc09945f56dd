import XCTest

@testable import ArcadeApp

final class PictureLineTests: XCTestCase {
  func testOnlyCharactersAndColoursAreLeft() {
    for (printed, text, columns) in [
      ("ab", "ab", 2), ("\u{1B}[38;5;12m▄▄", "\u{1B}[38;5;12m▄▄\u{1B}[0m", 2), ("\u{1B}[?25la", "a", 1),
      ("\u{1B}[2Ja\u{1B}[Hb", "ab", 2), ("a\u{7}\rb", "ab", 2), ("a\u{1B}]", "a", 1), ("\u{1B}[1", "", 0),
      ("\u{1B}", "", 0), ("\u{1B}[38;2;1;2;3mx\u{1B}[0m", "\u{1B}[38;2;1;2;3mx\u{1B}[0m\u{1B}[0m", 1),
      ("\u{202E}a\u{200B}", "a", 1),
    ] {
      let line = PictureLine.lines(of: printed + "\n|").first
      XCTAssertEqual(line?.text, text, printed.debugDescription)
      XCTAssertEqual(line?.columns, columns, printed.debugDescription)
    }
  }

  func testEmptyLinesAtTheEndGo() {
    XCTAssertEqual(PictureLine.lines(of: "a\n\nb\n\u{1B}[?25h\n\n").map(\.text), ["a", "", "b"])
    XCTAssertEqual(PictureLine.lines(of: ""), [])
  }
}
