extension Command {
  static let menu = Command("", example: "--lang es", isSession: true) {
    $0.consolePhrases.usage.summary(of: .menu)
  } run: {
    try await $0.runSession()
  }

  static let help = Command("help", "[COMMAND…]", example: "shop price") {
    $0.consolePhrases.usage.summary(of: .help)
  } run: { _ in
    // `Tool` answers it before anything is opened.
  }
}
