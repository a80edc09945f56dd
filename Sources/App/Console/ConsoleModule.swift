import ArcadePresentation

/// One screen of the console with the commands that work there, whatever its presenter.
///
/// The session owns it, it owns its presenter, and the presenter knows it weakly.
protocol ConsoleModule: AnyObject {
  /// What can be done.
  var offers: [Offer] { get }
  /// The ids of the rows that can be typed in place of their numbers.
  var rows: [String] { get }
  /// Whether the screen waits for yes or no.
  var isAsking: Bool { get }
  /// Whether an empty line says no, as nobody would want that often.
  var takesNoForGranted: Bool { get }
  /// Whether a round of a game asks something.
  var isRound: Bool { get }
  /// After how long without a line `wake` is called; nil for never.
  var wakeAfter: Duration? { get }
  /// Whether that holds while another screen lies above, too.
  var wakesWhenCovered: Bool { get }

  /// Whether others may change meanwhile what it shows.
  var followsStore: Bool { get }

  /// The address of the screen.
  var address: String { get }
  /// What it has in common with other states of the same screen, of which only one is open.
  var place: String { get }
  /// Whether going back leads here.
  var isGoneBackTo: Bool { get }

  /// Draws the whole screen, with what happened on the way here.
  func show(_ news: [Notice]) async
  /// Draws what happened on the way back here, and what has changed since it was drawn.
  func showAgain(_ news: [Notice]) async
  /// A line as it may be repeated on the output, where no key may stand.
  func echo(of text: String) -> String
  /// Does what a line asks for.
  func accept(_ line: ConsoleLine) async -> ConsoleReply
  /// Takes the answer to the question that the screen asks.
  func answer(_ isYes: Bool) async
  /// The time has come that was asked for; returns whether a line that is half typed came too late.
  func wake() async -> Bool
  /// Looks again at what others may have changed; returns whether there was anything to draw.
  func refresh() async -> Bool
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
