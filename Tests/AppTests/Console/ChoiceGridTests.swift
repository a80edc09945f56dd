import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class ChoiceGridTests: XCTestCase {
  func testSixFacesStandInTwoRowsOfThreeWithinTheHeightAndThreeInOne() {
    for (height, rows) in [(24, 7), (30, 10), (60, 10), (17, 4)] {
      let lines = draw(faces(6), height: height)

      XCTAssertEqual(lines.filter { $0.contains("#") }.count, rows * 2, "\(height)")
      XCTAssertLessThanOrEqual(lines.count, height - 7)
      XCTAssertEqual(lines[0].split(separator: " "), ["1", "2", "3"])
      XCTAssertEqual(lines[rows + 1].split(separator: " "), ["4", "5", "6"])
      let wide = String(repeating: "#", count: rows * 2)
      XCTAssertEqual(lines[1], "\(wide)  \(wide)  \(wide)  ")
    }
    let lines = draw(faces(3), height: 24)
    XCTAssertEqual(lines.count, 11)
    XCTAssertEqual(lines[0].split(separator: " "), ["1", "2", "3"])
  }

  func testAFaceThatCannotBeDrawnFallsToWordsWithItsNumber() {
    var options = faces(3)
    options[1] = .init("2", .init("red hair", picture: "/bad"))
    options.append(.init("4", .init("a hat")))
    let lines = draw(options, height: 24)

    XCTAssertEqual(lines[0].split(separator: " "), ["1", "3"])
    XCTAssertEqual(lines.suffix(2), ["2  red hair", "4  a hat"])
  }

  func testWithoutColoursTheWordsStandBeneathThePicturesAndAloneWhereThereIsNoRoom() {
    let lines = draw(faces(6), height: 24, isColoured: false)

    XCTAssertEqual(lines.suffix(6), (1...6).map { "\($0)  card \($0)" })
    XCTAssertEqual(lines.filter { $0.contains("#") }.count, 2 * 4)
    XCTAssertLessThanOrEqual(lines.count, 24 - 7)
    for (width, height) in [(80, 12), (20, 24), (80, 1)] {
      let lines = draw(faces(6), width: width, height: height)
      XCTAssertEqual(lines, (1...6).map { "\($0)  card \($0)" }, "\(width)x\(height)")
    }
  }

  func testOneFaceLeavesRoomForTheNamesBelow() {
    for (height, isColoured, count) in [(24, true, 11), (24, false, 11), (60, true, 16), (10, true, 1)] {
      let (canvas, sink) = makeCanvas(width: 80, height: height, isColoured: isColoured)
      canvas.draw("red hair", picture: "/a", linesBelow: 6)
      canvas.output.flush()
      XCTAssertEqual(sink.text.split(separator: "\n").count, count, "\(height)")
      XCTAssertEqual(sink.text.hasSuffix("red hair\n"), !isColoured || height == 10)
    }
  }

  func testAPictureAtHandStandsOnAPageWithRoomForWhatFollows() {
    let (canvas, sink) = makeCanvas(width: 80, height: 24, isColoured: true)
    let picture = Picture(["/a"], words: "red hair", isAtHand: true)
    _ = Page(.picture(picture), .facts([Fact("Job", "Engineer"), Fact("Team", "Web")])).draw(on: canvas, after: nil)
    canvas.output.flush()

    let lines = sink.text.split(separator: "\n")
    XCTAssertEqual(lines.filter { $0.contains("#") }.count, 24 - 7 - 2)
    XCTAssertEqual(lines.count, 24 - 7)
  }

  private func faces(_ count: Int) -> [NameGameContent.Option] {
    (1...count).map { .init("\($0)", .init("card \($0)", picture: "/\($0)")) }
  }

  private func draw(
    _ options: [NameGameContent.Option],
    width: Int = 80,
    height: Int,
    isColoured: Bool = true
  ) -> [String] {
    let (canvas, sink) = makeCanvas(width: width, height: height, isColoured: isColoured)
    ChoiceGrid(canvas: canvas).draw(options.map(\.choice))
    canvas.output.flush()
    let plain = sink.text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    return plain.split(separator: "\n").map(String.init)
  }

  private func makeCanvas(width: Int, height: Int, isColoured: Bool) -> (Canvas, RecordingSink) {
    let sink = RecordingSink()
    let output = ConsoleOutput(sink: sink, width: width, theme: Theme(isColoured: isColoured), height: height)
    let context = PictureRenderer(.always, program: Painter(), isTerminal: true, isAccessible: false)
    return (Canvas(output: output, phrases: ConsolePhrases(language: .english), pictures: context), sink)
  }
}

/// A program that fills the whole room for a picture.
private struct Painter: PictureProgram {
  func draw(_ path: String, columns: Int, rows: Int, isColoured: Bool) -> [PictureLine]? {
    guard path != "/bad" else { return nil }
    let line = String(repeating: "#", count: columns)
    return PictureLine.lines(of: Array(repeating: line, count: rows).joined(separator: "\n"))
  }
}
