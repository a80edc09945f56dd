import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The code that a phone reads from the terminal, so that nobody has to type an address.
final class QRCodeTests: XCTestCase {
  /// The example of ISO/IEC 18004: 01234567 as numbers, in version 1 at level M.
  func testTheChecksAreThoseOfTheStandardsExample() {
    let data: [UInt8] = [0x10, 0x20, 0x0C, 0x56, 0x61, 0x80] + (0..<5).flatMap { _ in [0xEC, 0x11] as [UInt8] }
    XCTAssertEqual(
      ReedSolomon.checks(of: data, count: 10),
      [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
    )
  }

  func testTheFormatsAreThoseThatTheStandardLists() {
    let listed = [0x77C4, 0x72F3, 0x7DAA, 0x789D, 0x662F, 0x6318, 0x6C41, 0x6976]
    XCTAssertEqual(QRMask.all.map(\.format), listed)
  }

  func testBytesStandHalfAWordFurtherAndAreFilledUp() {
    XCTAssertEqual(QRCode.words(of: Array("A:/".utf8), count: 8), [0x40, 0x34, 0x13, 0xA2, 0xF0, 0xEC, 0x11, 0xEC])
    XCTAssertEqual(QRCode.words(of: [], count: 2), [0x40, 0x00])
  }

  /// The code was drawn by another program, python3-qrcode, with the same mask.
  func testItIsDrawnAsOthersDrawIt() throws {
    let code = try XCTUnwrap(QRCode("http://10.0.0.7:8017/"))
    XCTAssertEqual(code.mask.reference, 3)
    XCTAssertEqual(
      picture(of: code),
      [
        "#######.#.#.#.#...#######", "#.....#..####.#...#.....#", "#.###.#.###..#..#.#.###.#",
        "#.###.#.###.##..#.#.###.#", "#.###.#.#..##..#..#.###.#", "#.....#...##.#..#.#.....#",
        "#######.#.#.#.#.#.#######", "..........#.#..#.........", "####..#.#.###..#.#..###.#",
        "....##.##.#.#.#........#.", ".#..####.#####..#.#.#....", "#......####..###..##.##..",
        "#.#.#.#####.##.##.###.###", "..###..##..#####..#.#...#", ".###.###.###..#.#.....##.",
        "#.#....###.#..#.#.#..#..#", ".....###.##.#.###########", "........###.....#...#...#",
        "#######...#..##.#.#.#####", "#.....#..###.##.#...#....", "#.###.#..#...##.#####..#.",
        "#.###.#.###....#..###.###", "#.###.#.#.....#..##.####.", "#.....#.#..#####.##.#.#..",
        "#######.####...#...######",
      ]
    )
  }

  func testAnotherReaderReadsWhatWasDrawn() throws {
    var random = SplitMix64(seed: 28)
    var masks: Set<Int> = []
    for length in 0...106 {
      let text = String(
        (0..<length).map { _ in Character(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random))) }
      )
      let code = try XCTUnwrap(QRCode(text), text)
      let read = try QRReader(picture(of: code))
      XCTAssertEqual(read.text, text)
      XCTAssertEqual(read.mask, code.mask.reference)
      masks.insert(read.mask)
      let size = length <= 17 ? 21 : length <= 32 ? 25 : length <= 53 ? 29 : length <= 78 ? 33 : 37
      XCTAssertEqual(code.rows.count, size, "of \(length)")
    }
    XCTAssertEqual(masks, Set(0..<8))
    XCTAssertEqual(try QRReader(picture(of: XCTUnwrap(QRCode("https://café.example/")))).text, "https://café.example/")
    XCTAssertNil(QRCode(String(repeating: "a", count: 107)))
  }

  /// Otherwise the reader would prove nothing.
  func testTheReaderNoticesEachModuleThatIsWrong() throws {
    let rows = picture(of: try XCTUnwrap(QRCode("http://10.0.0.7:8017/")))
    var unnoticed = 0
    for (row, line) in rows.enumerated() {
      for column in line.indices {
        var wrong = rows
        wrong[row].replaceSubrange(column...column, with: line[column] == "#" ? "." : "#")
        if (try? QRReader(wrong)) != nil { unnoticed += 1 }
      }
    }
    // The small square of 25 modules, and 7 unused ones.
    XCTAssertEqual(unnoticed, 25 + 7)
  }

  func testHalfBlocksShowTwoRowsEachWithRoomAround() throws {
    let code = try XCTUnwrap(QRCode("http://10.0.0.7:8017/"))
    XCTAssertEqual(code.columns, 25 + 2 * 4)
    let lines = code.lines(isColoured: false)
    XCTAssertEqual(Set(lines.map(\.count)), [33])
    XCTAssertEqual(lines.count, 17)
    XCTAssertEqual(lines.prefix(2), [String(repeating: "█", count: 33), String(repeating: "█", count: 33)])
    XCTAssertEqual(try QRReader(ShownCode.rows(in: lines)).text, "http://10.0.0.7:8017/")
    XCTAssertEqual(code.lines(isColoured: true), lines.map { "\u{1B}[97;40m\($0)\u{1B}[0m" })
  }

  func testATerminalShowsTheAddressThatOthersReach() throws {
    let arcade = try ArcadeProcess()
    let phrase = try arcade.folder.write(Data("open, sesame".utf8), to: "phrase.txt")
    let open = ["web", "--port", "0", "--listen", "0.0.0.0", "--pass-phrase-file", phrase]
    for environment in [[:], ["NO_COLOR": "1"]] {
      let program = try arcade.start(open, environment: environment, streams: .terminal)
      // The last line, of one row.
      let shown = try program.read(until: String(repeating: "▀", count: 29))
      let address = try XCTUnwrap(shown.firstMatch(of: /https?:\S*/).map { String($0.output) }, shown)
      let lines = shown.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(whereSeparator: \.isNewline)
      let code = lines.map(String.init).filter { $0.count >= 29 && $0.allSatisfy { "█▀▄ ".contains($0) } }
      XCTAssertEqual(try QRReader(ShownCode.rows(in: code)).text, address)
      XCTAssertEqual(shown.contains("\u{1B}[97;40m█"), environment.isEmpty)
      try program.end(by: SIGTERM)
    }
    // Nobody else can reach the default address, and screen readers and scripts get the address alone.
    for (arguments, streams) in [
      (["web", "--port", "0"], .terminal), (open + ["--accessible"], .terminal), (open + ["--quiet"], .terminal),
      (open + ["--json"], .terminal), (open, .pipes),
    ] as [([String], ProgramStreams)] {
      let program = try arcade.start(arguments, streams: streams)
      try program.read(until: "http://")
      try program.end(by: SIGTERM)
      XCTAssertFalse(program.printed.contains("█"), "\(arguments)")
    }
  }

  private func picture(of code: QRCode) -> [String] { code.rows.map { String($0.map { $0 ? "#" : "." }) } }
}

/// A QR code as it is drawn in a terminal.
enum ShownCode {
  /// Returns its modules without the margin, from lines of half blocks.
  static func rows(in lines: [String]) -> [String] {
    let rows = lines.flatMap { line in
      [["█", "▀"], ["█", "▄"]].map { light in String(line.map { light.contains(String($0)) ? "." : "#" }) }
    }
    let inner = rows.dropFirst(4).prefix(max(0, (rows.first?.count ?? 0) - 8))
    return inner.map { String($0.dropFirst(4).dropLast(4)) }
  }
}
