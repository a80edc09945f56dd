// The commands of falling words.
extension Command {
  static let ofFallingWords: [Command] = [
    words, wordDecks, wordImport, wordExport, wordCheck, wordRename, wordDelete, wordHistory, wordBest,
  ]

  static let words = Command(
    "words",
    options: [.deck, .topic, .rounds, .seconds, .rightShare],
    isSession: true
  ) {
    $0.wordConsolePhrases.falling
  } run: { context in
    try await context.runSession(in: .words)
  }

  static let wordDecks = Command("words decks", options: [.deck]) {
    $0.wordConsolePhrases.decksVerb
  } run: {
    try await WordDeckCommands(context: $0).list()
  }

  static let wordImport = Command("words import", "FILE", options: [.name, .dryRun], example: "verbs.txt --name Verbs")
  {
    $0.wordConsolePhrases.importVerb
  } run: {
    try await WordImportCommands(context: $0).run()
  }

  static let wordExport = Command("words export", "DECK", options: [.deck, .failIfStale], example: "Verbs") {
    $0.wordConsolePhrases.exportVerb
  } run: {
    try await WordDeckCommands(context: $0).export()
  }

  static let wordCheck = Command("words check", "FILE", example: "verbs.txt") {
    $0.wordConsolePhrases.checkVerb
  } run: {
    try await WordImportCommands(context: $0).check()
  }

  static let wordRename = Command("words rename", "DECK", "NAME", example: "Verbs Action") {
    $0.wordConsolePhrases.renameVerb
  } run: {
    try await WordDeckCommands(context: $0).rename()
  }

  static let wordDelete = Command("words delete", "DECK", example: "Verbs") {
    $0.wordConsolePhrases.deleteVerb
  } run: {
    try await WordDeckCommands(context: $0).delete()
  }

  static let wordHistory = Command("words history") {
    $0.wordConsolePhrases.historyVerb
  } run: {
    try await WordDeckCommands(context: $0).history()
  }

  static let wordBest = Command("words best") {
    $0.wordConsolePhrases.bestVerb
  } run: {
    try await WordDeckCommands(context: $0).best()
  }
}

// The options of falling words.
extension CommandOption {
  static let deck = CommandOption("deck", "FILE|URL") { $0.wordConsolePhrases.deckOption }
  static let topic = CommandOption("topic", "NAME") { $0.wordConsolePhrases.topicOption }
  static let rounds = CommandOption("rounds", "1-1000") { $0.wordConsolePhrases.roundsOption }
  static let rightShare = CommandOption("right-share", "0-1") { $0.wordConsolePhrases.rightShareOption }
  static let dryRun = CommandOption("dry-run") { $0.wordConsolePhrases.dryRunOption }
}
