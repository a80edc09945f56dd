import ArcadePresentation

@testable import ArcadeApp

/// A small table whose words mean trouble for a shell.
enum CompletionSample {
  /// What shells read something in.
  static let odd = #"it's [a] (b): "c" $HOME `d` \ \n %s * ~ # ; | & {e,f} 100%"#

  static let source = CommandOption("source", "demo|file:PATH") { _ in "where from" }
  static let all = CommandOption("all") { _ in odd }

  static let tree = CompletionTree(
    commands: [
      Command("", { _ in "" }),
      Command("market", { _ in "a plain one" }, "[here|over-there]"),
      Command("name", { _ in odd }, "NAME…", options: [all]),
    ],
    settings: [],
    everywhere: [source],
    language: .english
  )
}
