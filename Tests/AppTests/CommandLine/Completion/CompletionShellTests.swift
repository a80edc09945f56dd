import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The candidates of bash, zsh and fish, and the words of a command after completion with the tab key.
final class CompletionShellTests: XCTestCase {
  func testBashOffersWhatCanFollow() throws { try check(.bash) }
  func testZshOffersWhatCanFollow() throws { try check(.zsh) }
  func testFishOffersWhatCanFollow() throws { try check(.fish) }

  func testZshShowsEveryLetterOfASummary() throws { try checkSummaries(.zsh) { "\($0)  -- \($1)" } }
  func testFishShowsEveryLetterOfASummary() throws { try checkSummaries(.fish) { $1 } }

  private func check(_ shell: CompletionShell) throws {
    let cases: [(line: String, words: [String])] = [
      ("arcade shop or", ["orders", "order"]),
      ("arcade zzz ", []),
      ("arcade --color=", ["auto", "always", "never"]),
      ("arcade --color a", ["auto", "always"]),
      ("arcade -- sh", ["shop"]),
      ("arcade --color=never sh", ["shop"]),
      ("arcade observe search --source=d", ["demo"]),
    ]
    let candidates = try CompletionCandidates(shell, in: TemporaryFolder())
    for (line, words) in cases { XCTAssertEqual(try candidates.words(for: line), words.sorted(), "\(shell): \(line)") }
  }

  /// Checks summaries with characters that are special in shells.
  private func checkSummaries(_ shell: CompletionShell, shown: (String, String) -> String) throws {
    let odd = #"it's [a] (b): "c" $HOME `d` \ \n %s * ~ # ; | & {e,f} 100%"#
    let folder = try TemporaryFolder()
    try folder.write(Data("market\ta plain one\nname\t\(odd)\n".utf8), to: "answer")
    let program = try folder.write(Data("#!/bin/sh\nexec /bin/cat '\(folder.path("answer"))'\n".utf8), to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
    let candidates = try CompletionCandidates(shell, asking: program, in: folder)
    XCTAssertEqual(
      try candidates.lines(for: "arcade "),
      ["market\t\(shown("market", "a plain one"))", "name\t\(shown("name  ", odd))"],
      "\(shell)"
    )
  }

  func testBashCompletesWhatIsTyped() throws { try checkTyping(.bash) }
  func testZshCompletesWhatIsTyped() throws { try checkTyping(.zsh) }
  func testFishCompletesWhatIsTyped() throws { try checkTyping(.fish) }

  private func checkTyping(_ shell: CompletionShell) throws {
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
    for (keys, words) in cases { XCTAssertEqual(try terminal.words(typing: keys), words, "\(shell): \(keys)") }
  }

  /// Makes a folder with files, and with an older folder that has the same prefix as a file.
  private func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["an old folder", "sub"] {
      try FileManager.default.createDirectory(at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    for name in ["my file.txt", "it's here.csv", "an old file", "sub/deep file"] { try folder.write(Data(), to: name) }
    return folder
  }
}
