import ArcadeDomain

extension CommandContext {
  /// Prints a completion script for all commands and settings.
  func printCompletion(of table: CommandTable, _ settings: [SettingEntry]) throws(UsageError) {
    let name = invocation.operands[0]
    guard let shell = CompletionShell(rawValue: name.lowercased()) else {
      let nearest = NearestMatch.of(name, among: CompletionShell.allCases.map(\.rawValue))
      throw .badOperand(name, of: invocation.command, nearest: nearest)
    }
    let tree = CompletionTree(commands: table.commands, settings: settings, language: composition.language)
    let script = shell.script(for: tree)
    if options.isJSON {
      print("arcade.completion/1", ["shell": shell.rawValue, "script": script])
    } else {
      output.raw(script)
    }
  }
}
