import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

final class CompletionCommandTests: XCTestCase {
  func testTheScriptIsPrintedInTheLanguageInUse() throws {
    for shell in CompletionShell.allCases {
      for language in Language.allCases {
        let printed = try ArcadeProcess().print(["completion", "\(shell)", "--lang", language.code])
        XCTAssertEqual(printed, shell.script(for: CompletionTree(ofArcadeIn: language)), "\(shell) \(language)")
        XCTAssertTrue(printed.hasSuffix("\n"))
      }
    }
  }

  func testADocumentCarriesTheScript() throws {
    let printed = try ArcadeProcess().print(["completion", "FISH", "--json"])

    let document = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: String]
    XCTAssertEqual(document?.keys.sorted(), ["schema", "script", "shell"])
    XCTAssertEqual(document?["schema"], "arcade.completion/1")
    XCTAssertEqual(document?["shell"], "fish")
    XCTAssertEqual(document?["script"], CompletionShell.fish.script(for: CompletionTree(ofArcadeIn: .english)))
  }

  func testMistakenSettingsKeepNoScriptBack() throws {
    let arcade = try ArcadeProcess()
    try FileManager.default.createDirectory(atPath: arcade.folder.path("data"), withIntermediateDirectories: true)
    try arcade.folder.write(Data(#"{"language": "xx"}"#.utf8), to: "data/config.json")

    XCTAssertEqual(
      try arcade.print(["completion", "bash"]),
      CompletionShell.bash.script(for: CompletionTree(ofArcadeIn: .english))
    )
  }
}
