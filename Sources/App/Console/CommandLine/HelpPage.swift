import ArcadePresentation

/// The help of the whole command line, or of one command, made from the command table.
struct HelpPage {
  package let table: CommandTable
  let introduction: @Sendable (Language) -> String
  package let language: Language
  package let output: ConsoleOutput

  /// Shows how a command is used, and the commands that begin with its words.
  package func show(_ command: Command) {
    output.heading(
      command == .menu ? introduction(language) : "\(Program.name) \(command.name): \(command.summary(language))"
    )
    output.blank()
    output.line("\(phrases.usageLabel): \(usage(of: command))")
    output.line(language.consolePhrases.forExample(command.exampleLine))
    let below = table.commands(below: command)
    section(phrases.commandsLabel, below.map { (usageWords($0), $0.summary(language)) })
    section(phrases.optionsLabel, command.options.map(row))
    section(phrases.globalOptionsLabel, CommandOption.everywhere.map(row))
  }

  package func print(_ command: Command) {
    let document: JSONText = [
      "schema": "arcade.help/1",
      "command": command.name,
      "summary": command.summary(language),
      "operands": command.operands,
      "options": (command.options + CommandOption.everywhere).map { option -> JSONText in
        ["option": option.flag, "value": option.placeholder, "summary": option.summary(language)]
      },
      "commands": table.commands(below: command).map { below -> JSONText in
        ["command": below.name, "summary": below.summary(language), "operands": below.operands]
      },
    ]
    output.raw(document.text + "\n")
  }

  private var phrases: UsagePhrases { language.consolePhrases.usage }

  private func usage(of command: Command) -> String {
    "\(Program.name) \(command == .menu ? "[COMMAND]" : usageWords(command)) [OPTIONS]"
  }

  private func usageWords(_ command: Command) -> String { (command.words + command.operands).joined(separator: " ") }

  private func row(_ option: CommandOption) -> (String, String) {
    ([option.flag, option.placeholder].compactMap { $0 }.joined(separator: " "), option.summary(language))
  }

  private func section(_ title: String, _ rows: [(String, String)]) {
    guard !rows.isEmpty else { return }
    output.blank()
    output.line(title, .strong)
    output.definitions(rows)
  }
}
