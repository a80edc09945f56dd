import ArcadeTesting
import Foundation

@testable import ArcadeApp

/// A data folder in which every one-shot verb has something to say, and a command line for each.
struct EveryVerb {
  let run: BareRun

  /// Buys something, watches something, imports a deck and plays a round of each game.
  init(in run: BareRun? = nil) async throws {
    let run = try run ?? BareRun()
    self.run = run
    try run.folder.write(Data("#columns:English\tSpanish\nto run\tcorrer\nred\trojo\n".utf8), to: "verbs.txt")
    try run.folder.write(Data("code,name,price\nA,a,\"1,50\"\n".utf8), to: "prices.csv")
    try run.folder.write(Data("id,name,price\na,A,1\n".utf8), to: "old.csv")
    try run.folder.write(Data("id,name,price\na,A,2\nb,B,1\n".utf8), to: "new.csv")
    let deals = #"{"discounts":[{"id":"x","name":"n","rule":{"type":"orderAmountOff","amount":1}}]}"#
    try run.folder.write(Data(deals.utf8), to: "deals.json")
    _ = await run(["shop"], typing: ["MUG", "pay"])
    _ = await run(["observe", "search", "tea"])
    _ = await run(["prices", "--seed", "1"], typing: ["play", "1", "finish"])
    _ = await run(["names", "--seed", "1"], typing: ["practice", "1", "2", "3", "4", "5", "6"])
    _ = await run(["words", "--seed", "1", "--rounds", "1"], typing: ["play", "r"])
    _ = await run(["words", "import", run.folder.path("verbs.txt"), "--name", "Verbs"])
    _ = await run(["backup", run.folder.path("copy.sqlite")])
  }

  /// The words after each command, by its name.
  ///
  /// What changes or deletes something is listed so that the others still find what they need.
  var operands: [(name: String, words: [String])] {
    [
      ("help", []), ("completion", ["bash"]), ("settings", []), ("settings set", ["language", "en"]),
      ("settings unset", ["language"]), ("settings token", []), ("settings browsers", []),
      ("settings sign-out", ["all"]), ("settings who", []),
      ("settings adopt", ["Ana", "--yes"]), ("store", []), ("store check", []),
      ("store copy", [run.folder.path("copy.sqlite"), run.folder.path("other.sqlite")]), ("shop products", []),
      ("shop products export", []), ("shop products check", [run.folder.path("prices.csv")]),
      ("shop discounts", []), ("shop discounts check", [run.folder.path("deals.json")]),
      ("shop simulate", ["--discounts", run.folder.path("deals.json")]), ("shop why", ["MUG=2"]),
      ("shop price", ["MUG=2"]), ("shop orders", []), ("shop order", ["1"]),
      ("shop day", []), ("shop export", []), ("prices options", ["--price", "9.99"]),
      ("prices categories", []),
      ("prices products", ["419247"]), ("prices history", []), ("prices best", []), ("names people", []),
      ("names history", []), ("names best", []), ("words decks", []), ("words check", [run.folder.path("verbs.txt")]),
      ("words import", [run.folder.path("verbs.txt"), "--name", "Other"]), ("words export", ["Verbs"]),
      ("words rename", ["Other", "More"]), ("words delete", ["More", "--yes"]), ("words history", []),
      ("words best", []), ("observe search", ["coffee"]), ("observe update", []), ("observe list", ["tea"]),
      ("observe history", ["tea", "tea-012"]), ("observe rename", ["coffee", "beans"]),
      ("observe delete", ["beans", "--yes"]), ("observe sources", []), ("observe categories", []),
      ("observe diff", [run.folder.path("old.csv"), run.folder.path("new.csv")]), ("observe export", ["tea"]),
      ("observe every", ["1h", "--times", "1"]), ("backup", [run.folder.path("again.sqlite")]),
      ("restore", [run.folder.path("copy.sqlite"), "--yes"]), ("settings erase", ["--yes"]),
    ]
  }
}
