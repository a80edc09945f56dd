import ArcadePresentation

/// The help of one command, or of the whole command line, as JSON.
struct HelpDocument {
  let language: Language

  func document(of command: Command) -> JSONText {
    [
      "schema": "arcade.help/1",
      "command": .string(command.name),
      "summary": .string(command.summary(language)),
      "operands": .array(command.operands.map(JSONText.string)),
      "options": .array((command.options + CommandOption.everywhere).map(option)),
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
  }

  private func option(_ option: CommandOption) -> JSONText {
    [
      "option": .string(option.flag),
      "value": option.placeholder.map(JSONText.string) ?? .null,
      "summary": .string(option.summary(language)),
    ]
  }
}
