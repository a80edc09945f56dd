extension Command {
  static let web = Command(
    "web",
    { $0.webPhrases.summary },
    options: [.port, .listen, .host, .open, .certificate, .key, .passPhraseFile],
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
}
