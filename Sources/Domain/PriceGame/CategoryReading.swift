/// The contents of a category, and the entries that could not be used.
public struct CategoryReading: Hashable, Sendable {
  /// The usable categories or products.
  public let content: CategoryContent
  /// One problem for each skipped entry, with its place and the reason. Products with a hidden, missing, zero or
  /// negative price are skipped, since there is nothing to guess.
  public let problems: TruncatedList<FeedProblem<FeedMistake>>
  /// The number of skipped entries, including those without details.
  public let leftOut: Int

  /// Creates a reading; `leftOut` defaults to the number of problems.
  public init(_ content: CategoryContent, problems: TruncatedList<FeedProblem<FeedMistake>> = [], leftOut: Int? = nil) {
    (self.content, self.problems) = (content, problems)
    self.leftOut = leftOut ?? problems.total
  }
}
