extension Command {
  static let menu = Command("", { $0.consolePhrases.usage.summary(of: .menu) }, example: "--lang es", isSession: true) {
    try await $0.runSession()
  }

  static let help = Command("help", { $0.consolePhrases.usage.summary(of: .help) }, "[COMMAND…]", example: "shop price")
  { _ in
    // `Tool` answers it before anything is opened.
  }
}
