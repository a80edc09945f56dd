import ArcadePresentation
import ArcadeTesting
import XCTest

@testable import ArcadeApp

/// Lines typed with the tab key in bash, zsh and fish, and the words that a command then gets.
final class CompletionTypingTests: XCTestCase {
  func testBashCompletesWhatIsTyped() throws { try check(.bash) }
  func testZshCompletesWhatIsTyped() throws { try check(.zsh) }
  func testFishCompletesWhatIsTyped() throws { try check(.fish) }

  func testBashCompletesAPathAfterAWord() throws { try checkSample(.bash) }
  func testZshCompletesAPathAfterAWord() throws { try checkSample(.zsh) }
  func testFishCompletesAPathAfterAWord() throws { try checkSample(.fish) }

  func testEveryScriptParsesInEveryLanguage() throws {
    for shell in CompletionShell.allCases {
      for language in Language.allCases {
        let folder = try TemporaryFolder()
        let path = try folder.write(Data(shell.script(for: CompletionTree(ofArcadeIn: language)).utf8), to: "script")
        let program = try RunningProgram(try CompletingShell.path(of: shell), ["-n", path])
        XCTAssertEqual(try program.ending(), .exit(0), "\(shell) \(language)")
        XCTAssertEqual(program.printed + program.complained, "", "\(shell) \(language)")
      }
    }
  }

  private func check(_ shell: CompletionShell) throws {
    let cases: [(keys: String, words: [String])] = [
      ("arcade sho\tprod\t--js\t", ["shop", "products", "--json"]),
      ("arcade --color=al\tshop", ["--color=always", "shop"]),
      ("arcade --color al\tshop", ["--color", "always", "shop"]),
      ("arcade settings set pic\tne\t", ["settings", "set", "pictures", "never"]),
      ("arcade backup my\t", ["backup", "my file.txt"]),
      ("arcade backup it\t", ["backup", "it's here.csv"]),
      ("arcade backup 'my\t", ["backup", "my file.txt"]),
      ("arcade backup sub/d\t", ["backup", "sub/deep file"]),
      ("arcade backup -- my\t", ["backup", "--", "my file.txt"]),
      ("arcade shop products --catalog my\t", ["shop", "products", "--catalog", "my file.txt"]),
      ("arcade shop products --catalog=my\t", ["shop", "products", "--catalog=my file.txt"]),
      ("arcade shop my\t", ["shop", "my"]),
      ("arcade --seed my\t", ["--seed", "my"]),
      ("arcade --data-dir an\t", ["--data-dir", "an old folder/"]),
      ("arcade --data-dir=an\t", ["--data-dir=an old folder/"]),
    ]
    let script = shell.script(for: CompletionTree(ofArcadeIn: .english))
    let terminal = try CompletingShell(shell, script, in: makeFolder())
    for (keys, words) in cases {
      let got = try terminal.words(typing: keys)
      XCTAssertEqual(got, words, "\(shell): \(keys)")
    }
  }

  private func checkSample(_ shell: CompletionShell) throws {
    let cases: [(keys: String, words: [String])] = [
      ("arcade --source fi\tmy\t", ["--source", "file:my file.txt"]),
      ("arcade --source=fi\tmy\t", ["--source=file:my file.txt"]),
      ("arcade --source=my\t", ["--source=my"]),
    ]
    let terminal = try CompletingShell(shell, shell.script(for: CompletionSample.tree), in: makeFolder())
    for (keys, words) in cases {
      let got = try terminal.words(typing: keys)
      XCTAssertEqual(got, words, "\(shell): \(keys)")
    }
  }

  /// A folder with files, and with an older folder whose name begins as that of a file.
  private func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["an old folder", "sub"] {
      try FileManager.default.createDirectory(at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    for name in ["my file.txt", "it's here.csv", "an old file", "sub/deep file"] { try folder.write(Data(), to: name) }
    return folder
  }
}
