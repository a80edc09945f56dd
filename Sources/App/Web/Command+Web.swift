extension Command {
  static let web = Command(
    "web",
    { $0.webPhrases.summary },
    options: [.port, .listen, .host, .open, .certificate, .key, .passPhraseFile, .systems, .askWho, .guests],
    example: "--open"
  )
}

extension CommandContext {
  /// Those of some systems that `--systems` names; all of them without it.
  func served(_ systems: [ArcadeSystem]) throws(CommandFailure) -> [ArcadeSystem] {
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

extension CommandTable {
  func keeping(_ systems: [ArcadeSystem]) -> CommandTable {
    let left = Set(ArcadeSystem.all.map(\.word)).subtracting(systems.map(\.word))
    return CommandTable(commands.filter { !left.contains($0.words.first ?? "") })
  }
}
