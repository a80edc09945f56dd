extension Command {
  static let completion = Command(
    "completion",
    { $0.consolePhrases.usage.summary(of: .completion) },
    CompletionShell.allCases.map(\.rawValue).joined(separator: "|"),
    example: "bash"
  ) {
    try CompletionCommand(context: $0).run()
  }
}
