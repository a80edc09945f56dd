/// Gives the lines that a person types or a script holds.
protocol LineSource: AnyObject {
  /// Whether the lines are seen where they are typed.
  var isTerminal: Bool { get }

  /// Waits for the next line, at most as long as the limit; nil waits for ever.
  ///
  /// A line that was begun when the limit passed stands, until it is dropped.
  func nextLine(within limit: Duration?) async throws(InputFailure) -> LineRead
  /// Drops the line that was begun, as a whole, and on a terminal all that was typed by now.
  func dropBegunLine()
  /// Drops what a person has typed by now; what comes from a script stands.
  func dropTypedAhead()
}
