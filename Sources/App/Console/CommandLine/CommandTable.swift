import ArcadeDomain

/// The table of all commands and options of the command line.
package struct CommandTable: Sendable {
  package let commands: [Command]
  /// All options: the global ones, and those of single commands.
  package let options: [CommandOption]
  private let mostWords: Int

  package init(_ commands: [Command]) {
    self.commands = commands
    mostWords = commands.map(\.words.count).max() ?? 0
    options = commands.flatMap(\.options).reduce(into: CommandOption.everywhere) { options, option in
      if !options.contains(option) { options.append(option) }
    }
  }

  /// Returns the command with the given words, ignoring case.
  package func command(_ words: some Sequence<String>) -> Command? {
    let typed = words.map { $0.lowercased() }
    return commands.first { $0.words == typed }
  }

  /// Returns the longest command at the beginning of the words; the menu if there is none.
  package func longest(beginning words: [String]) -> Command {
    let lengths = stride(from: min(mostWords, words.count), through: 1, by: -1)
    return lengths.lazy.compactMap { command(words.prefix($0)) }.first ?? .menu
  }

  /// Returns the commands that begin with the words of another one.
  package func commands(below command: Command) -> [Command] {
    commands.filter { $0 != command && $0.words.starts(with: command.words) }
  }

  /// Returns the command that `help` was asked about.
  package func command(helpWords: [String]) throws(UsageError) -> Command {
    if let command = command(helpWords) { return command }
    let text = helpWords.joined(separator: " ")
    throw .unknownCommand(text, nearest: NearestMatch.of(text, among: commands.map(\.name)))
  }
}
