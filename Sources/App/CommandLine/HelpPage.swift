import ArcadePresentation

/// The help of the whole command line, or of one command, drawn from the one table.
struct HelpPage {
  let language: Language
  let output: ConsoleOutput

  /// Shows how a command is used, and the commands that begin with its words.
  func show(_ command: Command) {
    output.heading(
      command == .menu ? phrases.introduction : "arcade \(command.name): \(command.summary(language))"
    )
    output.blank()
    output.line("\(phrases.usageLabel): \(usage(of: command))")
    output.line(language.consolePhrases.forExample(command.exampleLine))
    let below = CommandTable.commands(below: command)
    section(phrases.commandsLabel, below.map { (usageWords($0), $0.summary(language)) })
    section(phrases.optionsLabel, command.options.map(row))
    section(phrases.globalOptionsLabel, CommandOption.everywhere.map(row))
  }

  /// Prints the same as JSON.
  func print(_ command: Command) {
    let document: JSONText = [
      "schema": "arcade.help/1",
      "command": .string(command.name),
      "summary": .string(command.summary(language)),
      "operands": .array(command.operands.map(JSONText.string)),
      "options": .array((command.options + CommandOption.everywhere).map(document(of:))),
      "commands": .array(
        CommandTable.commands(below: command).map { below in
          [
            "command": .string(below.name),
            "summary": .string(below.summary(language)),
            "operands": .array(below.operands.map(JSONText.string)),
          ]
        }
      ),
    ]
    output.raw(document.text + "\n")
  }

  private func document(of option: CommandOption) -> JSONText {
    [
      "option": .string(option.flag),
      "value": option.placeholder.map(JSONText.string) ?? .null,
      "summary": .string(option.summary(language)),
    ]
  }

  private var phrases: any UsagePhrases { language.consolePhrases.usage }

  private func usage(of command: Command) -> String {
    "arcade \(command == .menu ? "[COMMAND]" : usageWords(command)) [OPTIONS]"
  }

  private func usageWords(_ command: Command) -> String {
    (command.words + command.operands).joined(separator: " ")
  }

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
