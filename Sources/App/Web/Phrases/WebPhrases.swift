import ArcadePresentation

/// The sentences of the web page's server, in one language.
protocol WebPhrases: Sendable {
  /// What the gate says, with a title.
  func words(for message: GateMessage) -> (title: String, sentence: String)
  /// When a pass phrase may be tried again.
  func again(inSeconds seconds: Int) -> String
  /// Beside the field for the pass phrase.
  var passPhrase: String { get }
  /// On the button that sends the pass phrase.
  var enter: String { get }

  /// What was typed can be sent again by whoever has come in.
  var typedIsKept: String { get }
  /// On the button that sends it again.
  var goOn: String { get }

  /// The link to the start page.
  var toStart: String { get }

  /// What the command does.
  var summary: String { get }
  /// What an option of the command does.
  func summary(of option: WebOption) -> String
  /// A port that was asked for is taken by another program.
  func portTaken(_ port: Int) -> String
  /// Only the superuser may listen on a port.
  func portForbidden(_ port: Int) -> String
  /// This machine has no such address.
  func noSuchAddress(_ address: String) -> String
  /// Others can reach an address, so that it needs a pass phrase.
  func needsPassPhrase(_ address: String) -> String
  /// A file has no pass phrase in it.
  func emptyPassPhrase(_ path: String) -> String
  /// A pass phrase has too few characters.
  func shortPassPhrase(_ path: String, least: Int) -> String
  /// A certificate and a key cannot be used.
  func badCertificate(_ certificate: String, _ key: String) -> String
  /// A certificate was given without its key, or the other way round.
  var certificateAndKey: String { get }
  /// The library is missing that serves pages.
  func noServer(without package: String) -> String
  /// The system has nothing left that a server needs.
  var notStarted: String { get }
  /// An answer has a header that cannot be sent.
  func headerRefused(_ name: String) -> String
  /// Whoever listens on the way can read along.
  var readableOnTheWay: String { get }
}

/// The options of `arcade web`.
enum WebOption: CaseIterable {
  case port, listen, host, open, certificate, key, passPhraseFile
}

extension Language {
  /// The sentences of the web page's server in this language.
  var webPhrases: any WebPhrases {
    switch self {
    case .english: EnglishWeb()
    case .spanish: SpanishWeb()
    case .japanese: JapaneseWeb()
    }
  }
}
