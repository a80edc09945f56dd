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
    let verbs = ["products", "discounts", "price", "why", "simulate", "day", "export", "orders", "order"]
    let first = CommandTable.arcade.commands.filter { $0.words.count == 1 }.map(\.name)
    let everywhere = CommandOption.everywhere.map(\.flag)
    let settings = SettingEntry.all.map(\.setting.name)
    let cases: [(line: String, words: [String])] = [
      ("arcade ", first),
      ("arcade sh", ["shop"]),
      ("arcade zzz", []),
      ("arcade zzz ", []),
      ("arcade shop ", verbs),
      ("arcade shop or", ["orders", "order"]),
      ("arcade shop orders ", []),
      ("arcade shop order 1 ", []),
      ("arcade shop price MUG ", []),
      ("arcade --", everywhere),
      ("arcade --col", ["--color"]),
      ("arcade shop --", everywhere),
      (
        "arcade shop price --",
        everywhere + [
          "--on", "--catalog", "--columns", "--decimal", "--currency", "--discounts", "--misc", "--code",
          "--customer-group", "--shipping",
          "--fail-if-stale",
        ]
      ),
      ("arcade shop price MUG TSHIRT --o", ["--on", "--offline"]),
      ("arcade words import x --d", ["--dry-run", "--data-dir"]),
      ("arcade --color ", ["auto", "always", "never"]),
      ("arcade --color a", ["auto", "always"]),
      ("arcade --color=", ["auto", "always", "never"]),
      ("arcade --color=a", ["auto", "always"]),
      ("arcade --lang e", ["en", "es"]),
      ("arcade --seed ", []),
      ("arcade prices options --rule ", ["adaptive", "classic"]),
      ("arcade -- sh", ["shop"]),
      ("arcade -- --", []),
      ("arcade shop -- ", verbs),
      ("arcade --data-dir -- sh", ["shop"]),
      ("arcade --offline sh", ["shop"]),
      ("arcade --color never sh", ["shop"]),
      ("arcade --color=never sh", ["shop"]),
      ("arcade --now 2026-12-01T09:00:00Z sh", ["shop"]),
      ("arcade --now=2026-12-01T09:00:00Z shop ", verbs),
      ("arcade shop --json or", ["orders", "order"]),
      ("arcade --seed shop sh", ["shop"]),
      ("arcade --offline --off", []),
      ("arcade --color=never --co", []),
      ("arcade --color never --color ", ["auto", "always", "never"]),
      ("arcade help sh", ["shop"]),
      ("arcade help ", first),
      ("arcade help shop ", verbs),
      ("arcade help shop price ", []),
      ("arcade help backup ", []),
      ("arcade completion ", ["bash", "zsh", "fish"]),
      ("arcade completion f", ["fish"]),
      ("arcade settings ", ["set", "unset", "erase", "token", "browsers", "sign-out", "who", "adopt"]),
      ("arcade settings set ", settings),
      ("arcade settings unset lan", ["language"]),
      ("arcade settings unset language ", []),
      ("arcade settings set language ", ["en", "es", "ja"]),
      ("arcade settings set language en ", []),
      ("arcade observe search --source ", ["demo", "rakuten", "file:"]),
      ("arcade observe search --source f", ["file:"]),
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
