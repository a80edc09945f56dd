import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// No number of a receipt is given twice, whatever becomes of the database that gave it.
final class NumbersAfterRestoreTests: XCTestCase {
  func testNumbersGoOnAboveThoseThatTheBackupDoesNotKnow() async throws {
    let run = try BareRun()
    let first = await sell(run)
    _ = await run(["backup", run.folder.path("copy.sqlite")])
    let later = [await sell(run), await sell(run)]

    let restored = await run(["restore", run.folder.path("copy.sqlite"), "--yes"])
    let afterwards = await sell(run)

    XCTAssertEqual([first] + later + [afterwards], [1, 2, 3, 4])
    let said = unwrapped(restored.printed)
    XCTAssertTrue(
      said.hasPrefix(
        "Orders 2 to 3 are not in the copy. Their numbers are not given again: the next one is 4. Everything is now as in "
      ),
      said
    )
    let checked = await run(["store", "check"])
    XCTAssertEqual(checked.exit, .done, checked.printed)
  }

  func testWhatIsLostIsSaidBeforeItIsAskedAboutInEachLanguage() async throws {
    let run = try BareRun()
    _ = await run(["backup", run.folder.path("copy.sqlite")])
    _ = await sell(run)
    let expected = [
      ("en", "Order 1 is not in the copy. Its number is not given again: the next one is 2."),
      ("es", "El pedido 1 no está en la copia. Su número no se vuelve a dar: el siguiente es el 2."),
      ("ja", "注文 1 はバックアップにありません。同じ番号は二度と使わず、次は 2 になります。"),
    ]
    for (language, sentence) in expected {
      let asked = await run(["restore", run.folder.path("copy.sqlite"), "--lang", language], typing: ["no"])
      XCTAssertTrue(unwrapped(asked.printed).hasPrefix(sentence), asked.printed)
    }
    let document = await run(["restore", run.folder.path("copy.sqlite"), "--yes", "--json"])
    XCTAssertTrue(document.printed.contains(#""lost":[{"of":"orders","from":1,"until":1}]"#), document.printed)
  }

  func testADatabaseThatIsGoneHasGivenItsNumbersAllTheSame() async throws {
    let run = try BareRun()
    _ = await sell(run)
    _ = await run(["backup", run.folder.path("copy.sqlite")])
    _ = await sell(run)
    let file = run.folder.path("data/arcade.sqlite")
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) }

    // A hundred numbers are noted at once.
    let afterwards = await sell(run)
    XCTAssertEqual(afterwards, 101)
    _ = await run(["restore", run.folder.path("copy.sqlite"), "--yes"])
    let restored = [await sell(run), await sell(run)]

    XCTAssertEqual(restored, [102, 103])
    let checked = await run(["store", "check"])
    XCTAssertEqual(checked.exit, .done, checked.printed)
  }

  func testWhoeverErasesEverythingBeginsAnew() async throws {
    let run = try BareRun()
    _ = await sell(run)
    _ = await run(["settings", "erase", "--yes"])
    XCTAssertEqual(try run.folder.contents().keys.filter { $0.hasPrefix("data") }, [])
    let number = await sell(run)
    XCTAssertEqual(number, 1)
  }

  /// Sells a mug and returns the number of its receipt.
  private func sell(_ run: BareRun) async -> Int {
    let said = await run(["shop"], typing: ["MUG", "pay"]).printed
    let number = said.firstMatch(of: /Receipt of order (\d+)/)?.1
    return number.flatMap { Int($0) } ?? 0
  }

  private func unwrapped(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
