/// One mistake in something that was read, with where it stands.
///
/// What it concerns was left out; everything else holds.
public struct FeedProblem<Mistake: Hashable & Sendable>: Hashable, Sendable {
  /// Where it stands: `$.discounts[1].rule.pay` in JSON, `people.csv:12` in a table.
  public let path: String
  /// What is wrong there.
  public let mistake: Mistake

  /// Reports a mistake at a place.
  public init(at path: String, _ mistake: Mistake) {
    self.path = path
    self.mistake = mistake
  }
}

extension FeedProblem: Error {}
