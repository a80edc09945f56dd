/// A system that a session can open, from the menu and from every screen.
struct ConsoleSystem {
  let word: String
  /// What it is for.
  let summary: String
  /// Makes its first screen.
  let open: (ConsoleSession) throws -> any ConsoleModule

  /// The address of its first screen.
  var address: String { "/\(word)" }
}
