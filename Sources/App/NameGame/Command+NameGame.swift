// The commands of the name game.
extension Command {
  static let ofNameGame: [Command] = [
    Command("names", \.nameConsolePhrases.names, options: [.people, .columns, .seconds], isSession: true),
    Command(
      "names people",
      \.nameConsolePhrases.peopleVerb,
      options: [.people, .columns, .failIfStale],
      service: .reading(.failIfStale)
    ) {
      try await NameCommands(context: $0).people()
    },
    Command("names history", \.nameConsolePhrases.historyVerb, options: [.before], service: .reading(.before)) {
      try await NameCommands(context: $0).history()
    },
    Command("names best", \.nameConsolePhrases.bestVerb, service: .reading()) {
      try await NameCommands(context: $0).best()
    },
  ]
}

// The options of the name game.
extension CommandOption {
  static let people = CommandOption("people", "FILE|URL") { $0.nameConsolePhrases.peopleOption }
}
