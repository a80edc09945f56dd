import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp

/// What bash, zsh and fish offer, asked in those shells.
final class CompletionCandidatesTests: XCTestCase {
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
    for (line, words) in cases {
      let offered = try candidates.words(for: line)
      XCTAssertEqual(offered, words.sorted(), "\(shell): \(line)")
    }
  }

  /// Words whose meaning has what shells read something in.
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
}
