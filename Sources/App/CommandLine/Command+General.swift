extension Command {
  static let menu = Command("", { $0.consolePhrases.usage.summary(of: .menu) }, example: "--lang es", isSession: true)

  static let completion = Command(
    "completion",
    { $0.consolePhrases.usage.summary(of: .completion) },
    CompletionShell.allCases.map(\.rawValue).joined(separator: "|"),
    example: "bash"
  ) {
    try $0.printCompletion()
  }

  static let help = Command(
    "help",
    { $0.consolePhrases.usage.summary(of: .help) },
    "[COMMAND…]",
    example: "shop price"
  )
}
