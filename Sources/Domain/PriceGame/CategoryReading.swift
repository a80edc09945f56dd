/// What a source says of a category: what stands below it, and what could not be used.
public struct CategoryReading: Hashable, Sendable {
  /// The categories or products that are good.
  public let content: CategoryContent
  /// One for each element that was left out, with its place and the reason.
  ///
  /// A hidden, missing, zero or negative price counts too: there would be nothing to guess.
  public let problems: CappedList<FeedProblem<FeedMistake>>

  /// Joins what is good with what was left out.
  public init(_ content: CategoryContent, problems: CappedList<FeedProblem<FeedMistake>> = []) {
    self.content = content
    self.problems = problems
  }
}
