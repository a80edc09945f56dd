package import ArcadePresentation

/// One command of the command line: how it is typed, what it does, and the doing.
///
/// Each system declares its own in its folder; a `CommandTable` lists them all,
/// and parsing, help and suggestions read nothing else.
public struct Command: Sendable {
  /// The words to type, in order; none for the menu.
  package let words: [String]
  /// The operands as the help shows them; those in brackets may be left out, `…` may repeat.
  package let operands: [String]
  /// The options besides those of every command.
  package let options: [CommandOption]
  /// Whether it begins a session, in which a person types.
  package let isSession: Bool
  /// Whether it runs until a signal ends it.
  package let runsLong: Bool
  /// Whether it works although a value in the settings file is not valid.
  package var needsNoSettings: Bool
  /// What is typed in its session and looks like one of its verbs, but is none.
  package let steps: Set<String>
  /// How programs get its document over HTTP; nil where they do not.
  package let service: CommandService?
  /// What follows its words in a line that does it, for its help.
  private let example: String
  package let summary: @Sendable (Language) -> String
  /// Does it; nil if it begins a session or is about all commands, which `Tool` does.
  package let run: (@Sendable (CommandContext) async throws -> Void)?

  package init(
    _ name: String,
    _ summary: @escaping @Sendable (Language) -> String,
    _ operands: String...,
    options: [CommandOption] = [],
    example: String = "",
    isSession: Bool = false,
    runsLong: Bool = false,
    needsNoSettings: Bool = false,
    steps: Set<String> = [],
    service: CommandService? = nil,
    run: (@Sendable (CommandContext) async throws -> Void)? = nil
  ) {
    words = name.split(separator: " ").map(String.init)
    (self.operands, self.options, self.example) = (operands, options, example)
    (self.isSession, self.runsLong, self.needsNoSettings) = (isSession, runsLong, needsNoSettings)
    (self.steps, self.service, self.summary, self.run) = (steps, service, summary, run)
  }

  package var name: String { words.joined(separator: " ") }

  /// Where its document is served.
  package var servicePath: String { "/api/" + words.joined(separator: "/") }

  package var exampleLine: String {
    ([Program.name] + words + (example.isEmpty ? [] : [example])).joined(separator: " ")
  }

  var fewestOperands: Int { operands.count { !$0.hasPrefix("[") } }

  /// How many operands there may be at most; nil for any number.
  var mostOperands: Int? { operands.contains { $0.hasSuffix("…") || $0.hasSuffix("…]") } ? nil : operands.count }
}

extension Command: Hashable {
  public static func == (one: Command, other: Command) -> Bool { one.words == other.words }

  public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
