import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

final class CompletionCommandTests: XCTestCase {
  func testTheScriptIsPrinted() throws {
    for shell in CompletionShell.allCases {
      XCTAssertEqual(try ArcadeProcess().print(["completion", "\(shell)"]), shell.script)
      XCTAssertTrue(shell.script.hasSuffix("\n"))
    }
  }

  func testADocumentCarriesTheScript() throws {
    let printed = try ArcadeProcess().print(["completion", "FISH", "--json"])

    let document = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: String]
    XCTAssertEqual(document?.keys.sorted(), ["schema", "script", "shell"])
    XCTAssertEqual(document?["schema"], "arcade.completion/1")
    XCTAssertEqual(document?["shell"], "fish")
    XCTAssertEqual(document?["script"], CompletionShell.fish.script)
  }

  func testMistakenSettingsKeepNoScriptBack() throws {
    let arcade = try ArcadeProcess()
    try FileManager.default.createDirectory(atPath: arcade.folder.path("data"), withIntermediateDirectories: true)
    try arcade.folder.write(Data(#"{"language": "xx"}"#.utf8), to: "data/config.json")

    XCTAssertEqual(try arcade.print(["completion", "bash"]), CompletionShell.bash.script)
  }
}
