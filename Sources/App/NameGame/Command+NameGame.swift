// The commands of the name game.
extension Command {
  static let ofNameGame: [Command] = [names, namePeople, nameHistory, nameBest]

  static let names = Command("names", options: [.people, .seconds], isSession: true) {
    $0.nameConsolePhrases.names
  } run: { context in
    try await context.runSession(in: .names)
  }

  static let namePeople = Command("names people", options: [.people, .failIfStale]) {
    $0.nameConsolePhrases.peopleVerb
  } run: {
    try await NameCommands(context: $0).people()
  }

  static let nameHistory = Command("names history") {
    $0.nameConsolePhrases.historyVerb
  } run: {
    try await NameCommands(context: $0).history()
  }

  static let nameBest = Command("names best") {
    $0.nameConsolePhrases.bestVerb
  } run: {
    try await NameCommands(context: $0).best()
  }
}

// The options of the name game.
extension CommandOption {
  static let people = CommandOption("people", "FILE|URL") { $0.nameConsolePhrases.peopleOption }
}
