import ArcadeDomain

extension CommandContext {
  /// Prints what makes a shell ask `arcade complete`.
  func printCompletion() throws(UsageError) {
    let name = invocation.operands[0]
    guard let shell = CompletionShell(rawValue: name.lowercased()) else {
      let nearest = NearestMatch.of(name, among: CompletionShell.allCases.map(\.rawValue))
      throw .badOperand(name, of: invocation.command, nearest: nearest)
    }
    if options.isJSON {
      print("arcade.completion/1", ["shell": shell.rawValue, "script": shell.script])
    } else {
      output.raw(shell.script)
    }
  }
}
