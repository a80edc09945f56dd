import ArcadeData
import ArcadeTesting
import Foundation
import XCTest

final class HistoryFileTests: XCTestCase {
  func testLinesComeBackInTheirOrderForEachSystem() throws {
    let folder = try TemporaryFolder()
    for line in ["cart", "MUG", "MUG", "cart"] { try history("shop", folder).add(line) }
    try history("words", folder).add("play")

    XCTAssertEqual(history("shop", folder).lines(), ["cart", "MUG", "cart"])
    XCTAssertEqual(history("words", folder).lines(), ["play"])
    XCTAssertEqual(history("names", folder).lines(), [])
  }

  func testTheLastTwoHundredLinesAreKept() throws {
    let folder = try TemporaryFolder()
    for number in 1...203 { try history("shop", folder).add("add \(number)") }

    let kept = history("shop", folder).lines()

    XCTAssertEqual([kept.count.description, kept.first, kept.last], ["200", "add 4", "add 203"])
    let text = try String(contentsOfFile: folder.path("history/shop.txt"), encoding: .utf8)
    XCTAssertEqual(text.split(separator: "\n").count, 200)
  }

  func testOnlyItsOwnerMayRead() throws {
    let folder = try TemporaryFolder()
    try history("shop", folder).add("cart")

    for (name, mode) in [("history/shop.txt", 0o600), ("history", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      XCTAssertEqual(attributes[.posixPermissions] as? Int, mode, name)
    }
  }

  func testWhatSomebodyPutIntoTheFileSteersNoTerminal() throws {
    let folder = try TemporaryFolder()
    try history("shop", folder).add("cart")
    try folder.write(Data("a\u{1B}[2Jb\n\u{FF}\nc\r\n".utf8) + [0xFF, 0x0A], to: "history/shop.txt")

    for line in history("shop", folder).lines() {
      XCTAssertTrue(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, line.debugDescription)
    }
  }

  func testAFolderThatIsGoneIsNotMadeAgain() throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(folder: folder.path("data"), system: "shop")

    XCTAssertThrowsError(try history.add("cart"))
    XCTAssertEqual(history.lines(), [])
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path("data")))
  }

  private func history(_ system: String, _ folder: TemporaryFolder) -> HistoryFile {
    HistoryFile(folder: folder.url.path, system: system)
  }
}
