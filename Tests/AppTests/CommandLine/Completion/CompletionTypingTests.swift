import ArcadePresentation
import ArcadeTesting
import XCTest

@testable import ArcadeApp

/// Lines typed with the tab key in bash, zsh and fish, and the words that a command then gets.
final class CompletionTypingTests: XCTestCase {
  func testBashCompletesWhatIsTyped() throws { try check(.bash) }
  func testZshCompletesWhatIsTyped() throws { try check(.zsh) }
  func testFishCompletesWhatIsTyped() throws { try check(.fish) }

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
      ("arcade observe search --source fi\tmy\t", ["observe", "search", "--source", "file:my file.txt"]),
      ("arcade observe search --source=fi\tmy\t", ["observe", "search", "--source=file:my file.txt"]),
      ("arcade observe search --source=my\t", ["observe", "search", "--source=my"]),
      ("arcade observe update gre\t", ["observe", "update", "green tea"]),
      ("arcade observe update green\\ t\t", ["observe", "update", "green tea"]),
      ("arcade observe update 'green t\t", ["observe", "update", "green tea"]),
      ("arcade observe update 'green tea' it\t", ["observe", "update", "green tea", "it's hot"]),
      ("arcade words export English–J\t", ["words", "export", "English–Japanese"]),
    ]
    let folder = try makeFolder()
    let arcade = ArcadeProcess(on: folder)
    for name in ["green tea", "it's hot"] { _ = try arcade.print(["observe", "search", "tea", "--name", name]) }
    let terminal = try CompletingShell(shell, in: folder)
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
