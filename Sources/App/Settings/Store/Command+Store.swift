// The commands for all that is kept, whatever keeps it.
extension Command {
  static let ofStore: [Command] = [
    Command("store", { $0.storePhrases.storeVerb }) { StoreCommands(context: $0).show() },
    Command(
      "store copy",
      { $0.storePhrases.copyVerb },
      "FROM-FILE|ADDRESS",
      "TO-FILE|ADDRESS",
      example: "~/.local/share/arcade/arcade.sqlite postgresql://arcade@localhost/arcade"
    ) { try await StoreCommands(context: $0).copy() },
    Command("store check", { $0.storePhrases.checkVerb }, "[FILE|ADDRESS]", example: "copy.sqlite") {
      try await StoreCommands(context: $0).check()
    },
  ]
}
