/// Commands with a word each, as `help` lists them.
enum HelpTable {
  static func make(of commands: [ConsoleCommand]) -> TextTable {
    TextTable(
      columns: [.init(""), .init("", isFlexible: true)],
      rows: commands.map { command in
        let usage = command.arguments.isEmpty ? command.word : "\(command.word) \(command.arguments)"
        return TextTable.Row([Span(usage, .strong), Span(command.summary)])
      }
    )
  }
}
