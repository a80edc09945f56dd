package import ArcadeConsole

extension Command {
  package static let web = Command(
    "web",
    { $0.webPhrases.summary },
    options: [.port, .listen, .host, .open, .certificate, .key, .passPhraseFile, .systems, .askWho, .guests],
    example: "--open",
    runsLong: true
  ) { context in
    try await WebCommand(context: context) { try ArcadeSite(context: $0, run: CommandRun(beside: $0)) }.run()
  }
}

extension CommandContext {
  /// Returns the systems that `--systems` names; all of them without it.
  func servedSystems() throws(CommandFailure) -> [any ArcadeSystem] {
    let systems = composition.app.systems
    guard let text = invocation.value(of: .systems) else { return systems }
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix { $0 == " " }.lowercased() }
    let known = systems.map(\.word)
    if let stranger = names.first(where: { !known.contains($0) }) {
      let message = composition.language.webPhrases.unknownSystem(stranger, known: known)
      throw CommandFailure(exit: .usage, code: "usage", message: message)
    }
    return systems.filter { names.contains($0.word) }
  }
}

extension ConsoleApp {
  /// Returns the commands of some systems, and those outside the systems.
  func table(of systems: [any ArcadeSystem]) -> CommandTable {
    let left = Set(self.systems.map(\.word)).subtracting(systems.map(\.word))
    return CommandTable(table.commands.filter { !left.contains($0.words.first ?? "") })
  }
}
