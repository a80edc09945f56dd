/// Gives the lines that a person types or a script holds.
package protocol LineSource: AnyObject {
  /// Whether the lines are seen where they are typed.
  var isTerminal: Bool { get }
  /// Whether a line can be edited while it is typed; then the prompt is drawn with it.
  var isEdited: Bool { get }

  /// Says what the next line can be about: what completes it, and in which system it is typed, which has its own history.
  func expect(_ completion: LineCompletion, in system: String)
  /// From now on, a wait for a line ends where what is kept was changed, as long as nothing is typed.
  func notice(_ changes: StoreChanges)
  /// Waits for the next line, at most as long as the limit; nil waits for ever.
  ///
  /// A line that was begun when the limit passed stands, until it is dropped.
  func nextLine(within limit: Duration?) async throws(InputFailure) -> LineRead
  /// Keeps the line that was read last, for the next time that one is typed in its system.
  func remember(_ line: String)
  /// Drops the line that was begun, as a whole, and on a terminal all that was typed by now.
  func dropBegunLine()
  /// Drops what a person has typed by now; what comes from a script stands.
  func dropTypedAhead()
}

extension LineSource {
  package var isEdited: Bool { false }
  package func expect(_ completion: LineCompletion, in system: String) {}
  package func remember(_ line: String) {}
  package func notice(_ changes: StoreChanges) {}
}

/// What waiting for a line of input led to.
package enum LineRead: Hashable, Sendable {
  case line(String)
  case timeLimitPassed
  /// What is kept was changed, and nothing was typed.
  case storeChanged
  case endOfInput
}

/// Why input cannot be read: the system refused, with this `errno`.
package enum InputFailure: Error, Hashable, Sendable {
  case failed(Int32)
}
