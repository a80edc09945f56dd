extension Command {
  static let web = Command(
    "web",
    { $0.webPhrases.summary },
    options: [.port, .listen, .host, .open, .certificate, .key, .passPhraseFile, .systems, .askWho, .guests],
    example: "--open"
  )
}

// The options of `arcade web`.
extension CommandOption {
  static let port = CommandOption("port", "0-65535") { $0.webPhrases.summary(of: .port) }
  static let listen = CommandOption("listen", "ADDRESS") { $0.webPhrases.summary(of: .listen) }
  static let host = CommandOption("host", "HOST,…") { $0.webPhrases.summary(of: .host) }
  static let open = CommandOption("open") { $0.webPhrases.summary(of: .open) }
  static let certificate = CommandOption("certificate", "FILE") { $0.webPhrases.summary(of: .certificate) }
  static let key = CommandOption("key", "FILE") { $0.webPhrases.summary(of: .key) }
  static let passPhraseFile = CommandOption("pass-phrase-file", "FILE") { $0.webPhrases.summary(of: .passPhraseFile) }
  static let systems = CommandOption("systems", "SYSTEM,…") { $0.webPhrases.summary(of: .systems) }
  static let askWho = CommandOption("ask-who") { $0.webPhrases.summary(of: .askWho) }
  static let guests = CommandOption("guests") { $0.webPhrases.summary(of: .guests) }
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
  /// The same without the commands of the systems that are not among some.
  func keeping(_ systems: [ArcadeSystem]) -> CommandTable {
    let left = Set(ArcadeSystem.all.map(\.word)).subtracting(systems.map(\.word))
    return CommandTable(commands.filter { !left.contains($0.words.first ?? "") })
  }
}
