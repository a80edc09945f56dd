import ArcadeDomain

extension Command {
  /// Prints a completion script.
  static let completion = Command(
    "completion",
    { $0.consolePhrases.usage.summary(of: .completion) },
    CompletionShell.allCases.map(\.rawValue).joined(separator: "|"),
    example: "bash"
  ) { context in
    let name = context.invocation.operands[0]
    guard let shell = CompletionShell(rawValue: name.lowercased()) else {
      let nearest = NearestMatch.of(name, among: CompletionShell.allCases.map(\.rawValue))
      throw UsageError.badOperand(name, of: context.invocation.command, nearest: nearest)
    }
    let script = shell.script(for: CompletionTree(language: context.composition.language))
    if context.options.isJSON {
      context.print("arcade.completion/1", ["shell": shell.rawValue, "script": script])
    } else {
      context.output.raw(script)
    }
  }
}
