/// Gives the lines that a person types or a script holds.
protocol LineSource: AnyObject {
  /// Whether the lines are seen where they are typed.
  var isTerminal: Bool { get }

  /// Waits for the next line, at most as long as the limit; nil waits for ever.
  ///
  /// A line that was begun when the limit passed is dropped as a whole.
  func nextLine(within limit: Duration?) async throws(InputFailure) -> LineRead
}
