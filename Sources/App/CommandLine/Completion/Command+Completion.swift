extension Command {
  static let completion = Command(
    "completion",
    CompletionShell.allCases.map(\.rawValue).joined(separator: "|"),
    example: "bash"
  ) {
    $0.consolePhrases.usage.summary(of: .completion)
  } run: {
    try CompletionCommand(context: $0).run()
  }
}
