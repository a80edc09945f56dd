/// What a source says of a category: what stands below it, and what could not be used.
public struct CategoryReading: Hashable, Sendable {
  /// The categories or products that are good.
  public let content: CategoryContent
  /// One for each element that was left out, with its place and the reason.
  ///
  /// A hidden, missing, zero or negative price counts too: there would be nothing to guess.
  public let problems: TruncatedList<FeedProblem<FeedMistake>>
  /// How many elements were left out, also those of which no more is known.
  public let leftOut: Int

  /// Joins what is good with what was left out, which is as much as there are problems unless it is said.
  public init(_ content: CategoryContent, problems: TruncatedList<FeedProblem<FeedMistake>> = [], leftOut: Int? = nil) {
    (self.content, self.problems) = (content, problems)
    self.leftOut = leftOut ?? problems.total
  }
}
