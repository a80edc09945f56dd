import ArcadePresentation

/// The help of one command, or of the whole command line, as JSON.
struct HelpDocument {
  let language: Language

  func document(of command: Command) -> JSONText {
    [
      "schema": "arcade.help/1",
      "command": command.name,
      "summary": command.summary(language),
      "operands": command.operands,
      "options": (command.options + CommandOption.everywhere).map { option -> JSONText in
        ["option": option.flag, "value": option.placeholder, "summary": option.summary(language)]
      },
      "commands": CommandTable.commands(below: command).map { below -> JSONText in
        ["command": below.name, "summary": below.summary(language), "operands": below.operands]
      },
    ]
  }
}
