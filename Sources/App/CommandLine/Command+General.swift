extension Command {
  static let menu = Command("", { $0.consolePhrases.usage.summary(of: .menu) }, example: "--lang es", isSession: true) {
    try await $0.runSession()
  }

  static let help = Command("help", { $0.consolePhrases.usage.summary(of: .help) }, "[COMMAND…]", example: "shop price")
  {
    HelpPage(language: $0.composition.language, output: $0.output)
      .show(try CommandTable.command(helpWords: $0.invocation.operands))
  }
}
