import ArcadePresentation

/// One screen of the console with the commands that work there.
///
/// The session owns it, it owns its presenter, and the presenter knows it weakly.
protocol ConsoleModule: AnyObject {
  /// The commands of this screen, for its help and for suggestions.
  var commands: [ConsoleCommand] { get }
  /// What can be done, as far as it is known as data.
  var offers: [Offer] { get }
  /// The ids of the rows that can be typed in place of their numbers.
  var rows: [String] { get }
  /// Whether the screen waits for yes or no.
  var isAsking: Bool { get }
  /// Whether a round of a game asks something.
  var isRound: Bool { get }
  /// After how long without a line `wake` is called; nil for never.
  var wakeAfter: Duration? { get }
  /// Whether that holds while another screen lies above, too.
  var wakesWhenCovered: Bool { get }

  /// The address of the screen; nil where it has none.
  var address: String? { get }
  /// Whether going back leads here.
  var isGoneBackTo: Bool { get }

  /// Draws the screen, with what happened on the way here.
  func show(_ news: [Notice]) async
  /// Draws the screen for the first time.
  func begin() async
  /// Draws the screen again, after another one was left.
  func resume() async
  /// Does what a line asks for.
  func accept(_ line: ConsoleLine) async -> ConsoleReply
  /// Takes the answer to the question that the screen asks.
  func answer(_ isYes: Bool) async
  /// The time has come that was asked for; returns whether a line that is half typed came too late.
  func wake() async -> Bool
}

extension ConsoleModule {
  var address: String? { nil }
  var offers: [Offer] { commands.map { Offer($0.word, $0.summary) } }
  var rows: [String] { [] }
  var isRound: Bool { false }
  var isGoneBackTo: Bool { true }
  var isAsking: Bool { false }
  var wakeAfter: Duration? { nil }
  var wakesWhenCovered: Bool { false }
  func show(_ news: [Notice]) async { await resume() }
  func resume() async { await begin() }
  func answer(_ isYes: Bool) async {}
  func wake() async -> Bool { false }

  /// Whether a word is a command that stands alone, so that words behind it mean something else (`pay no`).
  func takesNothing(after word: String) -> Bool {
    let meant = commands.filter { $0.word == word }
    return !meant.isEmpty && meant.allSatisfy { $0.usage == $0.word }
  }
}

/// A command of a screen.
struct ConsoleCommand: Hashable, Sendable {
  /// The word to type.
  let word: String
  /// The word with what may follow it.
  let usage: String
  /// What it does.
  let summary: String
  /// A line that does it; nil where the usage is one.
  var example: String?

  init(_ word: String, _ arguments: String = "", _ summary: String) {
    self.word = word
    self.summary = summary
    usage = arguments.isEmpty ? word : "\(word) \(arguments)"
  }

  init(_ offer: Offer, _ phrases: any ConsolePhrases) {
    word = offer.word
    usage = offer.usage
    summary = offer.leadsOutside ? phrases.orOpened(offer.label) : offer.label
    example = offer.example
  }
}

/// What a screen made of a line.
enum ConsoleReply: Hashable, Sendable {
  /// It was done, and drawn.
  case done
  /// It was done, and what a person typed before seeing what came of it counts no more.
  case movedOn
  /// The first word is not known here; other words than commands that may have been meant.
  case unknown(alsoKnown: [String] = [])
  /// It was understood, but cannot be done; the sentence that says why.
  case refused(String)
}
