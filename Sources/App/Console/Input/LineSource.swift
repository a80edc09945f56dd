/// A source of lines that a person types or a script holds.
package protocol LineSource: AnyObject {
  /// Whether the lines are visible as they are typed.
  var isTerminal: Bool { get }
  /// Whether a line can be edited while it is typed; then the prompt is drawn with it.
  var isEdited: Bool { get }

  /// Sets the completion of the next line, and the system whose history it belongs to.
  func expect(_ completion: LineCompletion, in system: String)
  /// Makes later waits for a line end when the store changes, as long as nothing is typed.
  func notice(_ changes: StoreChanges)
  /// Waits for the next line, at most as long as the limit; nil waits for ever.
  ///
  /// A line that was begun when the limit passed is kept until it is dropped.
  func nextLine(within limit: Duration?) async throws(InputFailure) -> LineRead
  /// Adds the last line to the history of its system.
  func remember(_ line: String)
  /// Drops the whole line that was begun, and on a terminal all text typed so far.
  func dropBegunLine()
  /// Drops the text that a person has typed so far; input from a script is kept.
  func dropTypedAhead()
}

extension LineSource {
  package var isEdited: Bool { false }
  package func expect(_ completion: LineCompletion, in system: String) {}
  package func remember(_ line: String) {}
  package func notice(_ changes: StoreChanges) {}
}

/// The result of waiting for a line of input.
package enum LineRead: Hashable, Sendable {
  case line(String)
  case timeLimitPassed
  /// The store was changed, and nothing was typed.
  case storeChanged
  case endOfInput
}

/// An input error of the system, with its `errno`.
package enum InputFailure: Error, Hashable, Sendable {
  case failed(Int32)
}
