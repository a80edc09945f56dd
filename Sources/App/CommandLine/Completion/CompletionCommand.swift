import ArcadeDomain

/// The one-shot command that prints a completion script.
struct CompletionCommand {
  let context: CommandContext

  func run() throws(UsageError) {
    let shell = try shell(called: context.invocation.operands[0])
    let script = shell.script(for: CompletionTree(language: context.composition.language))
    if context.options.isJSON {
      context.print("arcade.completion/1", ["shell": shell.rawValue, "script": script])
    } else {
      context.output.raw(script)
    }
  }

  private func shell(called name: String) throws(UsageError) -> CompletionShell {
    if let shell = CompletionShell(rawValue: name.lowercased()) { return shell }
    let nearest = NearestMatch.of(name, among: CompletionShell.allCases.map(\.rawValue))
    throw .badOperand(name, of: context.invocation.command, nearest: nearest)
  }
}
