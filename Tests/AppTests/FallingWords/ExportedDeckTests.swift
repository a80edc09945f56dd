import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// A deck whose rows somebody else has written is harmless in a terminal, and its rows and fields hold.
final class ExportedDeckTests: XCTestCase {
  func testFieldsAreCleanedBeforeTheyArePutInQuotes() async throws {
    let run = try BareRun()
    let words = try run.folder.write(
      Data("#columns:English\tSpanish\tTopic\nrun\tcorrer\tverbs\nred\trojo\t\n".utf8),
      to: "w.txt"
    )
    let imported = await run(["words", "import", words, "--name", "Verbs"])
    XCTAssertEqual(imported.exit, .done, imported.complained)
    let shell = try SQLiteShell(run.folder.path("data/arcade.sqlite"))
    try shell.run(
      """
      UPDATE word_pairs SET topic = char(8238) || '#t', first = '=1' || char(27) || '[31mrun' || char(8232) || 'on',
        second = 'co' || char(8203) || 'rr"er' || char(9) || 'y' || char(27) || ']0;' WHERE first = 'run';
      """
    )
    shell.close()

    let exported = await run(["words", "export", "Verbs"])

    XCTAssertEqual(exported.exit, .done, exported.complained)
    XCTAssertEqual(
      exported.printed.split(separator: "\n").suffix(2),
      ["=1run on\t\"corr\"\"er y\"\t\"#t\"", "red\trojo\t"]
    )
    let again = try run.folder.write(Data(exported.printed.utf8), to: "again.txt")
    let other = await run(["words", "import", again, "--name", "Again"])
    XCTAssertEqual(other.exit, .done, other.complained)
    let second = await run(["words", "export", "Again"])
    XCTAssertEqual(second.printed.replacing("#deck:Again", with: "#deck:Verbs"), exported.printed)
  }
}
