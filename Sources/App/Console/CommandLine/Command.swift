package import ArcadePresentation

/// A command of the command line: its words, its options and its action.
///
/// Each system declares its commands in its own folder, and a `CommandTable` lists them all. Parsing, help and
/// suggestions read only that table.
public struct Command: Sendable {
  /// The words to type, in order; none for the menu.
  package let words: [String]
  /// The operands as the help shows them. Those in brackets are optional, and `…` marks a repeatable one.
  package let operands: [String]
  /// The options besides those of every command.
  package let options: [CommandOption]
  /// Whether the command begins a session, in which a person types.
  package let isSession: Bool
  /// Whether the command runs until a signal ends it.
  package let runsLong: Bool
  /// Whether the command works even if a value in the settings file is not valid.
  package var needsNoSettings: Bool
  /// Words of its session that look like one of its verbs, but are none.
  package let steps: Set<String>
  /// How programs request the command's document over HTTP; nil if it is not served.
  package let service: CommandService?
  /// The words after the command in an example line of its help.
  private let example: String
  package let summary: @Sendable (Language) -> String
  /// The action; nil if the command begins a session or is about all commands, which `Tool` handles.
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

  /// The path at which the command's document is served.
  package var servicePath: String { "/api/" + words.joined(separator: "/") }

  package var exampleLine: String {
    ([Program.name] + words + (example.isEmpty ? [] : [example])).joined(separator: " ")
  }

  var fewestOperands: Int { operands.count { !$0.hasPrefix("[") } }

  /// The highest number of operands; nil for any number.
  var mostOperands: Int? { operands.contains { $0.hasSuffix("…") || $0.hasSuffix("…]") } ? nil : operands.count }
}

extension Command: Hashable {
  public static func == (one: Command, other: Command) -> Bool { one.words == other.words }

  public func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
