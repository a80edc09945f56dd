import ArcadeDomain

/// The help of the whole command line, or of one command, drawn from the one table.
struct HelpPage {
  let phrases: any UsagePhrases
  let output: ConsoleOutput

  /// Shows how a command is used, and the commands that begin with its words.
  func show(_ command: CommandName) {
    output.heading(
      command == .menu ? phrases.introduction : "arcade \(command.rawValue): \(phrases.summary(of: command))"
    )
    output.blank()
    output.line("\(phrases.usageLabel): \(usage(of: command))")
    let below = CommandName.allCases.filter { $0 != command && $0.words.starts(with: command.words) }
    section(phrases.commandsLabel, below.map { (usageWords($0), phrases.summary(of: $0)) })
    section(phrases.optionsLabel, command.syntax.options.map(row))
    section(phrases.globalOptionsLabel, CommandOption.everywhere.map(row))
  }

  private func usage(of command: CommandName) -> String {
    (["arcade"] + command.words + command.syntax.operands + ["[OPTIONS]"]).joined(separator: " ")
  }

  private func usageWords(_ command: CommandName) -> String {
    (command.words + command.syntax.operands).joined(separator: " ")
  }

  private func row(_ option: CommandOption) -> (String, String) {
    ([option.flag, option.placeholder].compactMap { $0 }.joined(separator: " "), phrases.summary(of: option))
  }

  private func section(_ title: String, _ rows: [(String, String)]) {
    guard !rows.isEmpty else { return }
    output.blank()
    output.line(title, .strong)
    output.definitions(rows)
  }
}

extension CommandName {
  /// Finds the command of some words, as `help` takes them.
  init(helpWords: [String]) throws(UsageError) {
    let text = helpWords.map { $0.lowercased() }.joined(separator: " ")
    guard let command = CommandName(rawValue: text) else {
      throw .unknownCommand(text, nearest: NearestMatch.of(text, among: CommandName.allCases.map(\.rawValue)))
    }
    self = command
  }
}
