import ArcadePresentation

/// One command of the command line: how it is typed, what it does, and the doing.
///
/// Each system declares its own in its folder; a `CommandTable` lists them all,
/// and parsing, help and suggestions read nothing else.
struct Command: Sendable {
  /// The words to type, in order; none for the menu.
  let words: [String]
  /// The operands as the help shows them; those in brackets may be left out, `…` may repeat.
  let operands: [String]
  /// The options besides those of every command.
  let options: [CommandOption]
  /// Whether it begins a session, in which a person types.
  let isSession: Bool
  /// What is typed in its session and looks like one of its verbs, but is none.
  let steps: Set<String>
  /// How programs get its document over HTTP; nil where they do not.
  let service: CommandService?
  /// What follows its words in a line that does it, for its help.
  private let example: String
  let summary: @Sendable (Language) -> String
  /// Does it; nil where it begins a session or speaks of all commands, which `Tool` sees to.
  let run: (@Sendable (CommandContext) async throws -> Void)?

  init(
    _ name: String,
    _ summary: @escaping @Sendable (Language) -> String,
    _ operands: String...,
    options: [CommandOption] = [],
    example: String = "",
    isSession: Bool = false,
    steps: Set<String> = [],
    service: CommandService? = nil,
    run: (@Sendable (CommandContext) async throws -> Void)? = nil
  ) {
    words = name.split(separator: " ").map(String.init)
    (self.operands, self.options, self.example, self.isSession) = (operands, options, example, isSession)
    (self.steps, self.service, self.summary, self.run) = (steps, service, summary, run)
  }

  var name: String { words.joined(separator: " ") }

  /// Where its document is served.
  var servicePath: String { "/api/" + words.joined(separator: "/") }

  var exampleLine: String { (["arcade"] + words + (example.isEmpty ? [] : [example])).joined(separator: " ") }

  var fewestOperands: Int { operands.count { !$0.hasPrefix("[") } }

  /// How many operands there may be at most; nil for any number.
  var mostOperands: Int? { operands.contains { $0.hasSuffix("…") || $0.hasSuffix("…]") } ? nil : operands.count }
}

extension Command: Hashable {
  static func == (one: Command, other: Command) -> Bool { one.words == other.words }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
