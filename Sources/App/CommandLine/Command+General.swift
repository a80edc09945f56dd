extension Command {
  static let menu = Command("", example: "--lang es", isSession: true) {
    $0.consolePhrases.usage.summary(of: .menu)
  } run: {
    try await $0.runSession()
  }

  static let help = Command("help", "[COMMAND…]", example: "shop price") {
    $0.consolePhrases.usage.summary(of: .help)
  } run: {
    HelpPage(language: $0.composition.language, output: $0.output)
      .show(try CommandTable.command(helpWords: $0.invocation.operands))
  }
}
