import ArcadeDomain

/// The one-shot command that prints a completion script.
struct CompletionCommand {
  let desk: CommandDesk

  func run() throws(UsageError) {
    let shell = try shell(called: desk.invocation.operands[0])
    let script = shell.script(for: CompletionTree(language: desk.composition.language))
    if desk.options.isJSON {
      desk.print(["schema": "arcade.completion/1", "shell": .string(shell.rawValue), "script": .string(script)])
    } else {
      desk.output.raw(script)
    }
  }

  private func shell(called name: String) throws(UsageError) -> CompletionShell {
    if let shell = CompletionShell(rawValue: name.lowercased()) { return shell }
    let nearest = NearestMatch.of(name, among: CompletionShell.allCases.map(\.rawValue))
    throw .badOperand(name, of: desk.invocation.command, nearest: nearest)
  }
}
