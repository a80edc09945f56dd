import ArcadePresentation

/// One screen of the console with the commands that work there, whatever its presenter.
///
/// The session owns it, it owns its presenter, and the presenter knows it weakly.
protocol ConsoleModule: AnyObject {
  var offers: [Offer] { get }
  var numbers: [Int: String] { get }
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
  var address: String { get }
  /// What it has in common with other states of the same screen, of which only one is open.
  var place: String { get }
  /// Whether going back leads here.
  var isGoneBackTo: Bool { get }

  /// Draws the whole screen, with what happened on the way here.
  func show(_ news: [Notice]) async
  /// Draws what happened on the way back here, and what has changed since it was drawn.
  func showAgain(_ news: [Notice]) async
  func accept(_ line: TypedLine) async -> ConsoleReply
  /// Takes a line that is what the screen asks for, even where it is a command; nil for any other.
  func answered(_ line: TypedLine) async -> ConsoleReply?
  /// Takes an empty line; it does what the screen means by that, if anything.
  func enter() async
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

extension [any ConsoleModule] {
  /// Brings the screen at an address to the top.
  ///
  /// One that is open already is taken from where it lies, so that the stack does not grow in circles; a screen above
  /// which the topmost one stands, as the first of a system is, is gone back to. Another state of a screen, with the same
  /// `place`, takes its place, as one page of a list does that of another.
  mutating func bringUp(_ address: String, place: String, _ make: () throws -> any ConsoleModule) throws {
    guard let index = firstIndex(where: { $0.place == place }) else { return append(try make()) }
    let path = Address(place)?.parts ?? []
    // Who asks for the first screen of a system, in no state in particular, finds it as it was left.
    let isSame = self[index].address == address || path.count < 2 && address == place
    let module = isSame ? self[index] : try make()
    let isBelow = last.flatMap { Address($0.address) }?.parts.starts(with: path) ?? true
    removeSubrange(index...(isBelow ? count - 1 : index))
    append(module)
  }
}
