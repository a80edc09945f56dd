import ArcadePresentation

/// A screen of the console with its commands, for any presenter.
///
/// The session owns it, and it owns its presenter. The presenter has a weak reference to it.
protocol ConsoleModule: AnyObject {
  var offers: [Offer] { get }
  var numbers: [Int: String] { get }
  /// Whether the screen waits for yes or no.
  var isAsking: Bool { get }
  /// Whether an empty line means no, because that is the usual answer.
  var takesNoForGranted: Bool { get }
  /// Whether a round of a game waits for an answer.
  var isRound: Bool { get }
  /// The time without a line after which `wake` is called; nil for never.
  var wakeAfter: Duration? { get }
  /// Whether `wake` is also called while another screen is above.
  var wakesWhenCovered: Bool { get }
  /// Whether other people can change what the screen shows in the meantime.
  var followsStore: Bool { get }
  var address: String { get }
  /// The key that all states of the same screen share; only one of them is open.
  var place: String { get }
  /// Whether going back leads to this screen.
  var isGoneBackTo: Bool { get }

  /// Draws the whole screen, with the news since the last one.
  func show(_ news: [Notice]) async
  /// Draws the news and what has changed since the screen was last drawn.
  func showAgain(_ news: [Notice]) async
  func accept(_ line: TypedLine) async -> ConsoleReply
  /// Takes a line as the answer that the screen asks for, even if it is also a command; nil for any other line.
  func answered(_ line: TypedLine) async -> ConsoleReply?
  /// Handles an empty line, if it has a meaning on the screen.
  func enter() async
  /// Handles the answer to the screen's question.
  func answer(_ isYes: Bool) async
  /// Handles the end of the requested time; returns whether a half-typed line came too late.
  func wake() async -> Bool
  /// Refreshes data that other people may have changed; returns whether anything was drawn.
  func refresh() async -> Bool
}

/// The result of a line on a screen.
enum ConsoleReply: Hashable, Sendable {
  /// The line was handled, and its result is drawn.
  case done
  /// The line was handled, and lines typed before its result was seen are dropped.
  case movedOn
  /// The first word is unknown here. The value lists other words besides commands that may have been meant.
  case unknown(alsoKnown: [String] = [])
  /// The line was understood, but rejected; the value is the reason.
  case refused(String)
}

extension [any ConsoleModule] {
  /// Brings the screen at an address to the top.
  ///
  /// An open screen is moved, so that the stack does not grow in circles. If the screen is below the topmost one,
  /// such as the first of a system, going back leads to it. Another state of a screen, with the same `place`, is
  /// replaced, as one page of a list replaces another.
  mutating func bringUp(_ address: String, place: String, _ make: () throws -> any ConsoleModule) throws {
    guard let index = firstIndex(where: { $0.place == place }) else { return append(try make()) }
    let path = Address(place)?.parts ?? []
    // A request for the first screen of a system, without a state, finds it as it was left.
    let isSame = self[index].address == address || path.count < 2 && address == place
    let module = isSame ? self[index] : try make()
    let isBelow = last.flatMap { Address($0.address) }?.parts.starts(with: path) ?? true
    removeSubrange(index...(isBelow ? count - 1 : index))
    append(module)
  }
}
