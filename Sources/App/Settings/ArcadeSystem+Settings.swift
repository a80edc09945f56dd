extension ArcadeSystem {
  /// The settings, and what is done with the data as a whole.
  static let settings = ArcadeSystem(
    word: "settings",
    summary: { $0.consolePhrases.settingsEntry },
    commands: Command.ofSettings
  ) { desk, _ in
    ConsoleSettingsView(desk: desk.settingsDesk, output: desk.output, phrases: desk.phrases)
  }
}
